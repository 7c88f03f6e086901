package org.rubisee.bench.checkout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.servers.knobs.Implementation;

/** What is exported is found on another machine as it was here, whatever the application. */
class ExportBundleTest {

  private static final Checkout HERE = Checkout.current();

  @TempDir private Path folder;

  @Test
  void implementationsOfEachApplicationAreFoundInTheCopy() throws IOException {
    List<Implementation> all = HERE.allImplementations();

    assertThat(copied(all))
        .extracting(Implementation::application, Implementation::path, Implementation::name)
        .containsExactlyElementsOf(
            all.stream()
                .map(known -> tuple(known.application(), known.path(), known.name()))
                .toList());
  }

  @Test
  void aCopyNeedsNoImplementationOfTheFirstApplication() throws IOException {
    List<Implementation> bookstore = HERE.implementations("bookstore");
    assertThat(copied(bookstore)).hasSameSizeAs(bookstore);
  }

  private List<Implementation> copied(List<Implementation> implementations) throws IOException {
    Path home = builtLike(implementations);
    Path copy = folder.resolve("kit");
    new ExportBundle(home, copy).write(Implementation.ofAllApplications(home));
    return Implementation.ofAllApplications(copy);
  }

  /** A checkout whose built files are empty. */
  private Path builtLike(List<Implementation> all) throws IOException {
    Path home = folder.resolve("home");
    for (String file :
        List.of(
            "rubis",
            "bench/target/rubis.jar",
            "bench/target/lib/one.jar",
            "servers/web-server/target/server/one.jar",
            "servers/app-server/target/server/one.jar",
            "servers/call-log/target/call-log.jar",
            "servers/httpd/php.ini")) {
      written(home.resolve(file), "");
    }
    for (Implementation known : all) {
      Path module = HERE.home().resolve(known.path());
      copied(module.resolve(Implementation.FILE), home);
      Path application = module.resolveSibling(Implementation.APPLICATION_FILE);
      if (Files.exists(application)) {
        copied(application, home);
      }
      for (Path archive : known.archives()) {
        written(home.resolve(HERE.home().relativize(archive.normalize())), "");
      }
    }
    return home;
  }

  private static void copied(Path file, Path home) throws IOException {
    written(home.resolve(HERE.home().relativize(file)), Files.readString(file));
  }

  private static void written(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
