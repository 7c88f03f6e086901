package org.rubisee.entitycontract;

import java.nio.file.Path;
import java.util.List;

/** The archives of an implementation, as its build left them. */
record Archives(Path folder, String name, String version) {
  /** The archives of {@code entity-cmp} or {@code entity-bmp}. */
  static Archives of(String implementation) {
    Path home = Path.of(System.getProperty("rubis.home"));
    return new Archives(
        home.resolve(implementation).resolve("beans/target"),
        implementation + "-beans",
        System.getProperty("rubis.version"));
  }

  private Path archive(String classifier) {
    return folder.resolve(name + "-" + version + "-" + classifier + ".jar");
  }

  /** The deployment descriptor of the entity beans. */
  Path entities() {
    return archive("entities");
  }

  /** All EJB modules. */
  List<Path> all() {
    return List.of(entities(), archive("sessions"));
  }
}
