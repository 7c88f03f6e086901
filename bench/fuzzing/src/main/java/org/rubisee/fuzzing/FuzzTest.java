package org.rubisee.fuzzing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/**
 * The fuzz test of one parser. Each input must be parsed, or be refused with an exception that the
 * parser promises and with a message. Any other exception or error fails the test, and so does an
 * input that takes longer than {@value #PATIENCE_SECONDS} seconds.
 *
 * <p>A build tries a sample of mutated examples ({@value #SAMPLE} inputs). The long test tries
 * {@value #MILLION} inputs, with Jazzer, which keeps those that reach new code.
 */
public abstract class FuzzTest {

  /** Inputs that a build tries. */
  public static final int SAMPLE = 500;

  /** Inputs that the long test tries. */
  public static final int MILLION = 1_000_000;

  /** The time limit of one input, far beyond what any should take. */
  static final int PATIENCE_SECONDS = 60;

  private static final String SEED = "20020101";

  private static final ExecutorService PARSING =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread thread = new Thread(task, "parsing");
            thread.setDaemon(true);
            return thread;
          });

  private static final List<String> JSON = List.of("{", "}", "[", "]", ":", ",", "\"", "null");

  private final String parser;

  /**
   * A test.
   *
   * @param parser name in output and records, for example {@code page-scan}
   */
  protected FuzzTest(String parser) {
    this.parser = parser;
  }

  /** Good inputs, from which others are made. */
  protected abstract List<byte[]> examples() throws IOException;

  /** Pieces of text that have a meaning in the format. */
  protected abstract List<String> words();

  /** The words of a format that is JSON: its own, and those that the parser looks for. */
  protected static List<String> jsonWords(String... further) {
    return Stream.concat(JSON.stream(), Stream.of(further)).toList();
  }

  /** Parses an input, uses what it gives, and checks what must hold for it. */
  protected abstract void parse(byte[] input) throws Exception;

  /** Whether this is how the parser refuses an input; of its own type, not of any subtype. */
  protected abstract boolean isRefusal(Exception thrown);

  /** Fails unless the input is parsed or refused. */
  final void requireAnswer(byte[] input) {
    try {
      parse(input);
    } catch (Exception e) {
      if (!isRefusal(e)) {
        throw new AssertionError(parser + " failed with " + e, e);
      }
      if (e.getMessage() == null || e.getMessage().isBlank()) {
        throw new AssertionError(parser + " refuses an input without a message", e);
      }
    }
  }

  @Example
  final void parsesItsExamples() throws Exception {
    for (byte[] example : examples()) {
      parse(example.clone());
    }
  }

  @Property(seed = SEED, tries = SAMPLE, edgeCases = EdgeCasesMode.NONE)
  final void answersASampleOfInputs(@ForAll("inputs") byte[] input) throws Exception {
    try {
      PARSING.submit(() -> requireAnswer(input)).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      throw new AssertionError(e.getCause().getMessage() + shown(input), e.getCause());
    } catch (TimeoutException e) {
      throw new AssertionError(parser + " takes too long for an input" + shown(input), e);
    }
  }

  @Example
  @Tag("long")
  final void answersAMillionInputs() throws Exception {
    long tried = new Jazzer(parser).run(getClass(), examples(), words(), MILLION);
    System.out.printf(Locale.ROOT, "metric inputs-%s %d inputs%n", parser, tried);
    if (tried < MILLION) {
      throw new AssertionError("Only " + tried + " inputs of " + parser + " were tried");
    }
  }

  @Provide
  final Arbitrary<byte[]> inputs() throws IOException {
    System.out.printf(Locale.ROOT, "fuzzing %s: %d inputs from seed %s%n", parser, SAMPLE, SEED);
    return new Mutations(examples(), words()).inputs();
  }

  /** A new folder for the files of inputs. */
  protected static Path scratch() throws IOException {
    return ScratchFolder.ofTest();
  }

  /** The examples that are files. */
  protected static List<byte[]> contents(Stream<Path> files) {
    return files.sorted().map(FuzzTest::content).toList();
  }

  private static byte[] content(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new AssertionError("The example " + file + " cannot be read", e);
    }
  }

  private static String shown(byte[] input) {
    return ": <" + new String(input, StandardCharsets.ISO_8859_1) + ">";
  }
}
