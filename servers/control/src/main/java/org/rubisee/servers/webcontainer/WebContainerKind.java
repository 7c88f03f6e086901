package org.rubisee.servers.webcontainer;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.rubisee.servers.ServerFailedException;

/** A web container that stands alone, without an application server around it. */
public enum WebContainerKind {
  /** Tomcat, embedded. */
  TOMCAT("Tomcat", "org.rubisee.tomcat.TomcatServer"),
  /** Jetty, embedded. */
  JETTY("Jetty", "org.rubisee.jetty.JettyServer");

  private final String product;
  private final String main;

  WebContainerKind(String product, String main) {
    this.product = product;
    this.main = main;
  }

  /**
   * The kind of that name, as the knob {@code web} has it.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static WebContainerKind named(String name) {
    return valueOf(name.toUpperCase(Locale.ROOT));
  }

  /** Its name in the command line and in results. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Its name in words. */
  public String product() {
    return product;
  }

  /** The class whose process it is. */
  String main() {
    return main;
  }

  /**
   * Where the build provisions it.
   *
   * @param checkout root of the checkout
   */
  public Path home(Path checkout) {
    return checkout.resolve("servers").resolve(label() + "-server").resolve("target/server");
  }

  /**
   * Checks that it was provisioned.
   *
   * @param home its folder
   * @throws ServerFailedException if not; the message says what to do
   */
  void requireProvisioned(Path home) {
    if (!Files.isDirectory(home.resolve("lib"))) {
      throw new ServerFailedException(
          String.format(
              Locale.ROOT,
              "There is no %s server in %s: provision it with 'mvn -B -DskipTests package -pl"
                  + " servers/%s-server -am' in the root of the checkout",
              label(),
              home,
              label()));
    }
  }
}
