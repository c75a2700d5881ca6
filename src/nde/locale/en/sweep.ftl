# `nde sweep`: a grid of fights as one table.

## Help; plain lines, so that `nde --help` need not load Fluent

cli-about-sweep = Compute a grid of fights on all cores or a cluster, as one table.
cli-details-sweep = The file says which games, parties, foes, tactics and options are combined: docs/sweeps.md shows one. Finished fights are saved next to the result, so Ctrl-C loses nothing and the same command resumes.
cli-flag-sweep-out = the file for the table, ending in .parquet or .csv
cli-flag-dask = compute on the Dask cluster with this address, such as tcp://10.0.0.5:8786
cli-flag-processes = number of processes (default: one per core)
cli-example-sweep-1 = sweep sweep.toml --out results.csv

## What a sweep says

sweep-progress =
    { $done ->
        [0] fights computed: 0 of { $count }
       *[other] fights computed: { $done } of { $count }, about { $left } left
    }
sweep-done =
    { $count ->
        [one] { $count } fight was written to { $file }.
       *[other] { $count } fights were written to { $file }.
    }
sweep-from-before =
    { $count ->
        [one] { $count } of them was already finished by an earlier run.
       *[other] { $count } of them were already finished by an earlier run.
    }
sweep-faulty =
    { $count ->
        [one] { $count } fight could not be computed; the column “fault” says why ({ $codes }).
       *[other] { $count } fights could not be computed; the column “fault” says why ({ $codes }).
    }
sweep-kept-in = Finished fights are saved in { $file }; a larger sweep can build on it, and it is safe to delete.
sweep-stopped = stopped; { $done } of { $count } fights are written to { $file }, and the same command resumes from there

## What can be wrong

error-range-backwards = “{ $text }” is not a range; write the smaller number first, and no more than { $most }
error-nobody-on-a-side = “{ $text }” may leave nobody to fight; let one of the ranges start at 1
error-too-many-cells = this makes { $count } fights, but one sweep computes at most { $most }; leave some out, or make several sweeps
error-sweep-without-out = no output file is given; add --out and a file, such as results.csv
error-not-a-table-file = “{ $file }” is not a name for a table; the name must end in .parquet or .csv
error-sweep-in-use = another process is working on “{ $file }”; wait for it, or choose another file with --out
error-kept-unreadable = line { $line } of “{ $file }” was not written by a sweep; delete the file to compute everything again
error-workers-die = the same fights have crashed their process { $times ->
        [one] once
       *[other] { $times } times
    }; free some memory or make them smaller, and run the same command to continue
error-no-cluster = no Dask scheduler answers at “{ $address }”; start one with “dask scheduler”, and check the address it prints
error-cluster-without-workers = the cluster at “{ $address }” has no workers; start some with “dask worker { $address }”
error-cluster-lost = the cluster at “{ $address }” no longer answers; what it has computed is saved, and the same command resumes
error-cluster-cannot =
    { $theirs ->
        [none] the cluster at “{ $address }” does not have this program; install it there too, for the scheduler and every worker
       *[other] the cluster at “{ $address }” has version { $theirs } of this program; install the same version here and there
    }
