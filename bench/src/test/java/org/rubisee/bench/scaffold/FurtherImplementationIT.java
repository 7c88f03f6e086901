package org.rubisee.bench.scaffold;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.servers.knobs.Implementation;

/**
 * Follows {@code docs/adding-an-implementation.md} in a copy of the checkout, block by block: makes
 * a seventh implementation, changes it, builds it, serves it, runs the contract suite, counts its
 * ledger and measures it.
 */
@Tag("long")
class FurtherImplementationIT {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final String NAME = "cached-lists";
  private static final Pattern SUITE = Pattern.compile("Tests run: (\\d+),.* in .*CachedListsIT");
  private static final int MOST_OF_THE_SUITE = 200;

  @TempDir private static Path folder;

  private static CheckoutCopy checkout;
  private static boolean hasFailed;

  @BeforeAll
  static void copyCheckout() throws IOException {
    for (Implementation implementation : Implementation.in(HOME)) {
      assumeTrue(
          implementation.archives().stream().allMatch(Files::isRegularFile),
          () -> implementation.name() + " has not been built: run 'mvn verify' in the root");
    }
    checkout = CheckoutCopy.of(HOME, folder.resolve("checkout"));
    checkout.isBuilt();
  }

  @AfterAll
  static void leavesNothingRunning() {
    if (checkout != null) {
      assertThat(checkout.processes()).isEmpty();
    }
  }

  @TestFactory
  Stream<DynamicTest> everyStepOfTheLessonWorks() throws IOException {
    List<LessonBlock> lesson =
        LessonBlock.in(Files.readString(HOME.resolve("docs/adding-an-implementation.md")));
    List<DynamicTest> steps = new ArrayList<>();
    for (LessonBlock block : lesson) {
      switch (block.language()) {
        case "java", "properties" -> {
          if (!block.file().isEmpty()) {
            steps.add(step("writes " + block.file(), () -> write(block)));
          }
        }
        case "diff" -> steps.add(step("applies the patch", () -> patch(block.text())));
        case "sh" ->
            block.commands().stream()
                .filter(words -> words.stream().noneMatch(word -> word.startsWith("NAME")))
                .forEach(words -> steps.add(step(String.join(" ", words), () -> run(words))));
        default -> {}
      }
    }
    assertThat(steps).hasSizeGreaterThanOrEqualTo(10);
    return steps.stream();
  }

  /** A step, left out when one before it has failed. */
  private static DynamicTest step(String name, Executable work) {
    return DynamicTest.dynamicTest(
        name,
        () -> {
          assumeTrue(!hasFailed, "A step before this one has failed");
          hasFailed = true;
          work.execute();
          hasFailed = false;
        });
  }

  private static void write(LessonBlock block) throws IOException {
    Path file = checkout.home().resolve(block.file());
    Files.writeString(
        file,
        block.text(),
        StandardOpenOption.CREATE,
        block.language().equals("properties")
            ? StandardOpenOption.APPEND
            : StandardOpenOption.TRUNCATE_EXISTING);
  }

  private static void patch(String text) throws IOException, InterruptedException {
    Path file = Files.writeString(folder.resolve("change.patch"), text);
    succeeds(List.of("git", "apply", "--verbose", file.toString()));
  }

  private static void run(List<String> words) throws IOException, InterruptedException {
    switch (words.get(0)) {
      case "mvn" -> maven(words);
      case "diff" -> showsTheSavedStatements(words);
      case "./rubis" -> rubis(words);
      default -> throw new AssertionError("Unknown command in the lesson: " + words);
    }
  }

  private static void maven(List<String> words) throws IOException, InterruptedException {
    String output = succeeds(with(words, 1, "-o"));
    if (words.contains("verify")) {
      Matcher suite = SUITE.matcher(output);
      assertThat(suite.find()).as("the contract suite ran:\n" + output).isTrue();
      assertThat(Integer.parseInt(suite.group(1))).isGreaterThan(MOST_OF_THE_SUITE);
    }
  }

  private static void rubis(List<String> words) throws IOException, InterruptedException {
    checkout.isBuilt();
    if (words.get(1).equals("serve")) {
      build();
      List<String> command =
          with(with(words, words.size(), "--port=0"), words.size(), "--scale=tiny");
      List<String> counts = checkout.serve(command, NAME + "/BrowseRegions", "Rubis-Counts", 2);
      assertThat(counts.get(1)).contains("sql-statements=0");
    } else {
      succeeds(words);
    }
  }

  /** What the script {@code rubis} would do, with the downloads of before. */
  private static void build() throws IOException, InterruptedException {
    succeeds(List.of("mvn", "-o", "-B", "-q", "package", "-DskipTests", "-am", "-pl", NAME));
    checkout.isBuilt();
  }

  private static String succeeds(List<String> command) throws IOException, InterruptedException {
    CheckoutCopy.Outcome outcome = checkout.run(command);
    assertThat(outcome.exitCode()).as(String.join(" ", command) + "\n" + outcome.tail()).isZero();
    return outcome.output();
  }

  private static void showsTheSavedStatements(List<String> diff)
      throws IOException, InterruptedException {
    CheckoutCopy.Outcome outcome = checkout.run(diff);
    assertThat(outcome.exitCode()).as("files differ").isEqualTo(1);
    assertThat(outcome.output()).containsPattern("> BrowseRegions,[^,]*(,0){5},");
  }

  private static List<String> with(List<String> words, int place, String word) {
    List<String> more = new ArrayList<>(words);
    more.add(place, word);
    return more;
  }
}
