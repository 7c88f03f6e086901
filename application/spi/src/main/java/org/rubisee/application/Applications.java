package org.rubisee.application;

import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import org.rubisee.settings.FirstApplication;
import org.rubisee.settings.NearestName;

/** The applications on the class path. */
public final class Applications {

  /** The application of results that name none, and the standard one where there are several. */
  public static final String FIRST = FirstApplication.NAME;

  private static final List<Application> ALL =
      ServiceLoader.load(ApplicationProvider.class, Applications.class.getClassLoader()).stream()
          .map(provider -> provider.get().application())
          .toList();

  private Applications() {}

  /** All of them, in the order of the class path. */
  public static List<Application> all() {
    return ALL;
  }

  /**
   * The application with a name.
   *
   * @throws IllegalArgumentException if there is none; the message names those that there are
   */
  public static Application named(String name) {
    return named(name, ALL);
  }

  static Application named(String name, List<Application> known) {
    if (known.isEmpty()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "No application is on the class path: add the one that is called '%s'.",
              name));
    }
    return known.stream()
        .filter(application -> application.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    NearestName.unknown(
                        "application", name, known.stream().map(Application::name).toList())));
  }

  /** The only one, or {@value #FIRST} if there are several. */
  public static Application standard() {
    return standard(ALL);
  }

  static Application standard(List<Application> known) {
    return known.size() == 1 ? known.get(0) : named(FIRST, known);
  }
}
