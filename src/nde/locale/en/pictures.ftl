# Pictures: what is refused of them, and what is wrong with those that are kept.

error-not-a-picture = this is not a PNG, JPEG or WebP picture; choose a file of one of these kinds
error-picture-broken = the picture is cut off or damaged; save it again and choose the new file
error-picture-too-large = the picture has { $width } × { $height } pixels; at most { $most } million are possible, and { $longest } on a side: make it smaller
error-picture-too-rich = the picture would need more than { $most } MB however it is packed; make it smaller
error-picture-takes-too-long = working on the picture took longer than { $seconds } seconds; make it smaller
error-picture-not-ours = a picture in this file is not as it was exported; export the table again, and leave the file as it is
error-pictures-full = there is no room for it: a table keeps at most { $most } pictures and { $megabytes } MB of them; delete one that is not needed
error-no-such-picture = there is no picture “{ $picture }” at this table; choose one from its list
error-too-many-shown = { $most } pictures are already shown; stop showing one of them first
error-picture-in-use = “{ $picture }” is under a map, is shown or is somebody’s portrait; remove it there first
error-picture-differs = the picture has { $width } × { $height } pixels, other than was said; check the list of pictures
error-no-such-tile = there is no such part of the picture under the map; check the table again
play-picture-shown =
    { $is-called ->
        [yes] The game master shows a picture: { $title }.
       *[no] The game master shows a picture.
    }
doctor-picture-missing = table “{ $table }”: the picture “{ $picture }” is gone; restore a backup, or bring it again
doctor-picture-damaged = table “{ $table }”: the picture “{ $picture }” is not what was kept; restore a backup
doctor-pictures-without-table =
    { $count ->
        [one] one picture is of a table that is gone; it can be deleted
       *[other] { $count } pictures are of tables that are gone; they can be deleted
    }
error-two-maps = the scene has a map as text and a whole one; keep one of them
error-value-unfit = this cannot be read here: { $reason }; write it as it was saved
play-no-pictures = There is no picture at this table yet; one is added in the browser, under Pictures.
play-picture-handed = shown
play-picture-under = under the map
play-picture-face = a portrait
play-gm-pictures = the pictures of this table
play-gm-lay = lay a picture under the map: its name, how many points wide a square is, and where the first corner lies
play-gm-portrait = give somebody a picture by its name; “off” takes it away
play-words-picture = picture
error-picture-not-along = the picture { $picture } is not in the file, and not on the shelf; take the whole file as it was saved
