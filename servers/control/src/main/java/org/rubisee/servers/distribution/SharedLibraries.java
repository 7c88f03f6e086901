package org.rubisee.servers.distribution;

import java.nio.file.Path;
import java.util.List;

/** Libraries of the provisioned WildFly, which are the same in other servers. */
public final class SharedLibraries {

  private static final String MODULES = "servers/app-server/target/server/modules";

  private static final String DRIVER = MODULES + "/com/mysql/main/mysql-connector-j.jar";

  /** Hibernate and what it needs, below the modules of WildFly. */
  private static final List<String> PERSISTENCE =
      List.of(
          "org/hibernate/main",
          "org/hibernate/commons-annotations/main",
          "org/antlr/main",
          "com/fasterxml/classmate/main",
          "net/bytebuddy/main",
          "io/smallrye/jandex/main",
          "org/jboss/logging/main",
          "jakarta/xml/bind/api/main",
          "jakarta/activation/api/main",
          "org/eclipse/angus/activation/main",
          "org/glassfish/jaxb/main");

  private SharedLibraries() {}

  /**
   * The driver of the database.
   *
   * @param checkout root of the checkout
   */
  public static Path driver(Path checkout) {
    return checkout.resolve(DRIVER);
  }

  /**
   * Folders with the jars of Hibernate and of what it needs.
   *
   * @param checkout root of the checkout
   */
  public static List<Path> persistence(Path checkout) {
    Path modules = checkout.resolve(MODULES).resolve("system/layers/base");
    return PERSISTENCE.stream().map(modules::resolve).toList();
  }
}
