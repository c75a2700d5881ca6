"""Making characters and hirelings: the market, creation, growth and sheets.

`tables` and `market` are what there is to be had, read from the data files beside them; everything else is
made of that.  Any module here may be imported by itself.
"""
