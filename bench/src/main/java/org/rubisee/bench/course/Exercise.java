package org.rubisee.bench.course;

import java.nio.file.Path;
import java.util.Optional;

/**
 * An exercise of the course.
 *
 * @param number of its lesson and its own, for example {@code 3.1}
 * @param lesson the file of its lesson
 * @param text what it asks, as the lesson says it
 * @param check what says whether an answer is right; empty if only people can
 */
public record Exercise(String number, Path lesson, String text, Optional<Check> check) {}
