"""Pictures: whatever people bring, made anew so that nothing but what is seen on it survives.

What is brought is decoded and encoded again by a process of its own (`python -m nde.pictures`), since it
comes from anybody and may take long; `nde.pictures.picture` says how large
it may be.  Whatever needs Pillow is imported from its own module.
"""

from nde.pictures.picture import Picture, kind_of

__all__ = ["Picture", "kind_of"]
