"""Tests of Héros un jour, héros toujours."""
