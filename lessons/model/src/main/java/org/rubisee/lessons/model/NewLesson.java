package org.rubisee.lessons.model;

import java.io.Serializable;

/**
 * A lesson that is to be created.
 *
 * @param group the activity group whose lesson it is, from 1
 * @param title what it is about, at most {@link LessonRules#MAX_TITLE} characters
 */
public record NewLesson(int group, String title) implements Serializable {}
