package org.rubisee.lessons.model;

import java.io.Serializable;

/**
 * A student in a lesson.
 *
 * @param student the number of the student
 * @param isPresent whether the student was there
 * @param points the points of all tasks
 */
public record StudentReport(int student, boolean isPresent, int points) implements Serializable {}
