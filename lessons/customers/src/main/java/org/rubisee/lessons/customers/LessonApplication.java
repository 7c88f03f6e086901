package org.rubisee.lessons.customers;

import org.rubisee.application.Application;
import org.rubisee.application.ApplicationProvider;

/**
 * Shows the lessons to those who measure it: its description is {@code
 * lessons/application.properties}.
 */
public final class LessonApplication implements ApplicationProvider {

  private static final Application LESSONS =
      Application.describedBy(
          "lessons/application.properties", LessonApplication.class.getClassLoader());

  @Override
  public Application application() {
    return LESSONS;
  }
}
