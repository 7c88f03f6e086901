package org.rubisee.fuzzing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tries inputs with Jazzer in a process of its own, which ends at the first defect.
 *
 * @param parser names the folder for corpus, log and failing inputs, below {@code target/fuzzing}
 */
record Jazzer(String parser) {

  private static final int SEED = 20020101;
  private static final int LONGEST_INPUT = 12_000;

  /** They guide Jazzer through each match of a regular expression, which is slow. */
  private static final String SLOW_HOOKS =
      "com.code_intelligence.jazzer.sanitizers.RegexRoadblocks";

  private static final Pattern DONE = Pattern.compile("(?m)^Done (\\d+) runs");

  /** How many inputs Jazzer tried without finding a defect. */
  long run(Class<? extends FuzzTest> test, List<byte[]> examples, List<String> words, int inputs)
      throws IOException, InterruptedException {
    Path folder = Path.of("target", "fuzzing", parser).toAbsolutePath();
    Path corpus = Files.createDirectories(folder.resolve("corpus"));
    for (int i = 0; i < examples.size(); i++) {
      Files.write(corpus.resolve("example-" + i), examples.get(i));
    }
    Path dictionary = Files.write(folder.resolve("words.dict"), dictionary(words));
    Path log = folder.resolve("jazzer.log");
    int status;
    try (ScratchFolder scratch = ScratchFolder.inMemory()) {
      Process process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-Xmx1g",
                  "-cp",
                  System.getProperty(
                      "surefire.test.class.path", System.getProperty("java.class.path")),
                  "-Drubis.home=" + System.getProperty("rubis.home"),
                  "-D" + ScratchFolder.PROPERTY + "=" + scratch.path(),
                  "com.code_intelligence.jazzer.Jazzer",
                  "--target_class=" + JazzerTarget.class.getName(),
                  "--target_args=" + test.getName(),
                  "--instrumentation_includes=org.rubisee.**",
                  "--disabled_hooks=" + SLOW_HOOKS,
                  "--reproducer_path=" + folder,
                  "-artifact_prefix=" + folder + "/",
                  "-dict=" + dictionary,
                  "-max_len=" + LONGEST_INPUT,
                  "-timeout=" + FuzzTest.PATIENCE_SECONDS,
                  "-seed=" + SEED,
                  "-runs=" + inputs,
                  "-print_final_stats=1",
                  corpus.toString())
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .redirectOutput(log.toFile())
              .start();
      Thread stopped = new Thread(() -> end(process, scratch), "jazzer-stopped");
      Runtime.getRuntime().addShutdownHook(stopped);
      status = process.waitFor();
      Runtime.getRuntime().removeShutdownHook(stopped);
    }
    String output = Files.readString(log, StandardCharsets.ISO_8859_1);
    if (status != 0) {
      throw new AssertionError(
          String.format(
              Locale.ROOT,
              "Jazzer found a defect of %s, or failed (exit code %d), with seed %d; see %s:%n%s",
              parser,
              status,
              SEED,
              log,
              end(output)));
    }
    Matcher done = DONE.matcher(output);
    return done.find() ? Long.parseLong(done.group(1)) : 0;
  }

  /** Leaves neither the process nor its files behind when the test is stopped. */
  private static void end(Process process, ScratchFolder scratch) {
    try {
      process.destroyForcibly().waitFor();
      scratch.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Words as Jazzer reads them: one a line, each byte by its code. */
  private static List<String> dictionary(List<String> words) {
    return words.stream().filter(word -> !word.isEmpty()).map(Jazzer::quoted).toList();
  }

  private static String quoted(String word) {
    StringBuilder quoted = new StringBuilder("\"");
    for (byte b : word.getBytes(StandardCharsets.UTF_8)) {
      quoted.append(String.format(Locale.ROOT, "\\x%02X", b));
    }
    return quoted.append('"').toString();
  }

  private static String end(String output) {
    int defect = output.indexOf("== Java Exception");
    int from = defect >= 0 ? defect : Math.max(0, output.length() - 4000);
    return output.substring(from, Math.min(output.length(), from + 4000));
  }
}
