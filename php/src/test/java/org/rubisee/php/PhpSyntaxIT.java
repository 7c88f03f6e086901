package org.rubisee.php;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rubisee.servers.ProcessEnvironment;
import org.rubisee.servers.httpd.PhpHome;

/** PHP reads each file without an error, also those that few requests need. */
class PhpSyntaxIT {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));

  static List<Path> files() throws IOException {
    try (Stream<Path> site = Files.walk(HOME.resolve("application/php"));
        Stream<Path> auction = Files.walk(HOME.resolve("php/src"));
        Stream<Path> bookstore = Files.walk(HOME.resolve("bookstore/php/src"))) {
      return Stream.of(site, auction, bookstore)
          .flatMap(files -> files)
          .filter(file -> file.toString().endsWith(".php"))
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void hasNoSyntaxError(Path file) throws IOException, InterruptedException {
    String lacking = PhpHome.lacking(Map.of()).orElse("");
    Assumptions.assumeTrue(lacking.isEmpty(), () -> "Skipped: " + lacking);
    Process check =
        ProcessEnvironment.measured(List.of(interpreter().toString(), "-n", "-l", file.toString()))
            .redirectErrorStream(true)
            .start();
    String said = new String(check.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(check.waitFor()).as(said).isZero();
  }

  private static Path interpreter() throws IOException {
    Path folder = PhpHome.find(Map.of()).root().resolve("usr/bin");
    try (Stream<Path> programs = Files.list(folder)) {
      return programs
          .filter(program -> program.getFileName().toString().matches("php\\d\\.\\d+"))
          .findFirst()
          .orElseThrow();
    }
  }
}
