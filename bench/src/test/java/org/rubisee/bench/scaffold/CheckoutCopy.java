package org.rubisee.bench.scaffold;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A copy of the checkout with what was built in it, in which commands of a document are run.
 *
 * @param home its root
 * @param environment variables that commands have besides those of this process
 */
record CheckoutCopy(Path home, Map<String, String> environment) {

  /** Of the root. A package may have such a name, too. */
  private static final Set<String> LEFT_OUT = Set.of(".git", ".rubis", "results");

  private static final Set<String> LEFT_OUT_ANYWHERE =
      Set.of("contract-servers", "surefire-reports");

  private static final Pattern ADDRESS = Pattern.compile("http://\\S+");

  /** Documents show commands of half an hour. */
  private static final Duration LONGEST = Duration.ofMinutes(45);

  private static final Duration START = Duration.ofMinutes(5);
  private static final int PAGE_MILLIS = 60_000;

  /** What a command did. */
  record Outcome(int exitCode, String output) {
    /** The last lines, for a message. */
    String tail() {
      List<String> lines = output.lines().toList();
      return String.join("\n", lines.subList(Math.max(0, lines.size() - 40), lines.size()));
    }
  }

  /** Copies a checkout, with the times of its files, so that nothing looks out of date. */
  static CheckoutCopy of(Path checkout, Path home) throws IOException {
    Files.walkFileTree(
        checkout,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes)
              throws IOException {
            if (LEFT_OUT.contains(checkout.relativize(folder).toString())
                || LEFT_OUT_ANYWHERE.contains(folder.getFileName().toString())) {
              return FileVisitResult.SKIP_SUBTREE;
            }
            Files.createDirectories(home.resolve(checkout.relativize(folder)));
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.copy(
                file,
                home.resolve(checkout.relativize(file)),
                StandardCopyOption.COPY_ATTRIBUTES,
                LinkOption.NOFOLLOW_LINKS);
            return FileVisitResult.CONTINUE;
          }
        });
    return new CheckoutCopy(home, Map.of());
  }

  /** The same copy, whose commands have further variables. */
  CheckoutCopy with(Map<String, String> variables) {
    return new CheckoutCopy(home, variables);
  }

  /** Tells the script {@code rubis} that there is nothing to build. */
  void isBuilt() throws IOException {
    Path mark = Files.createDirectories(home.resolve(".rubis")).resolve("built");
    Files.deleteIfExists(mark);
    Files.createFile(mark);
    Files.setLastModifiedTime(mark, FileTime.from(Instant.now().plusSeconds(1)));
  }

  /** Runs a command until it ends. */
  Outcome run(List<String> command) throws IOException, InterruptedException {
    Path output = Files.createTempFile("rubis-command", ".log");
    try {
      Process process = start(command, output);
      if (!process.waitFor(LONGEST.toMinutes(), TimeUnit.MINUTES)) {
        stop(process);
        throw new AssertionError(
            String.join(" ", command) + " did not end:\n" + new Outcome(-1, read(output)).tail());
      }
      return new Outcome(process.exitValue(), read(output));
    } finally {
      Files.delete(output);
    }
  }

  /**
   * Runs a command that serves a site, asks for a page several times, and stops it.
   *
   * @param page for example {@code session-beans/BrowseRegions}; empty: the site's first one
   * @param header the header of the answers that is asked for
   * @return its values, one per request
   */
  List<String> serve(List<String> command, String page, String header, int times)
      throws IOException, InterruptedException {
    return whileServing(
        command,
        site -> {
          URI address = page.isEmpty() ? site : site.resolve("/" + page);
          List<String> values = new ArrayList<>();
          for (int i = 0; i < times; i++) {
            HttpURLConnection answer = (HttpURLConnection) address.toURL().openConnection();
            answer.setReadTimeout(PAGE_MILLIS);
            values.add(
                Optional.ofNullable(answer.getHeaderField(header))
                    .orElse("status " + answer.getResponseCode()));
            answer.disconnect();
          }
          return values;
        });
  }

  /** What is done with a site that runs. */
  @FunctionalInterface
  interface Guest<T> {

    /** Does it; the address is that of the first site that the command names. */
    T visit(URI site) throws IOException, InterruptedException;
  }

  /** Runs a command that serves a site as long as somebody uses it. */
  <T> T whileServing(List<String> command, Guest<T> guest)
      throws IOException, InterruptedException {
    Path output = Files.createTempFile("rubis-command", ".log");
    Process process = start(command, output);
    try {
      return guest.visit(address(process, output));
    } finally {
      stop(process);
      Files.delete(output);
    }
  }

  private URI address(Process process, Path output) throws IOException, InterruptedException {
    Instant end = Instant.now().plus(START);
    while (process.isAlive() && Instant.now().isBefore(end)) {
      Matcher found = ADDRESS.matcher(read(output));
      if (found.find()) {
        return URI.create(found.group());
      }
      Thread.sleep(500);
    }
    throw new AssertionError("The site did not start:\n" + new Outcome(-1, read(output)).tail());
  }

  private Process start(List<String> command, Path output) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(home.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    builder.environment().putAll(environment);
    return builder.start();
  }

  private static void stop(Process process) throws InterruptedException {
    process.destroy();
    if (!process.waitFor(1, TimeUnit.MINUTES)) {
      process.destroyForcibly();
    }
  }

  private static String read(Path file) throws IOException {
    return Files.readString(file);
  }

  /** The processes that still run something of this copy. */
  List<String> processes() {
    try (Stream<ProcessHandle> all = ProcessHandle.allProcesses()) {
      return all.map(ProcessHandle::info)
          .map(ProcessHandle.Info::commandLine)
          .flatMap(Optional::stream)
          .filter(command -> command.contains(home.toString()))
          .toList();
    }
  }
}
