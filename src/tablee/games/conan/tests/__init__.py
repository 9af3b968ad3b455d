"""Tests of Conan."""
