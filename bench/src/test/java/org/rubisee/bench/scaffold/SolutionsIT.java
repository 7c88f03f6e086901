package org.rubisee.bench.scaffold;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rubisee.bench.course.Course;
import org.rubisee.bench.course.Exercise;
import org.rubisee.bench.course.PatchCheck;

/**
 * Applies each patch of {@code docs/learn/solutions} in a copy of the checkout, serves the site,
 * and has the exercise judged: wrong without the patch, right with it.
 */
@Tag("long")
class SolutionsIT {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));

  @TempDir private static Path folder;

  private static CheckoutCopy checkout;

  @BeforeAll
  static void copyCheckout() throws IOException {
    checkout = CheckoutCopy.of(HOME, folder.resolve("checkout"));
    checkout.isBuilt();
  }

  @AfterAll
  static void leavesNothingRunning() {
    assertThat(checkout.processes()).isEmpty();
  }

  static Stream<Exercise> exercises() {
    return Course.in(HOME).exercises().stream()
        .filter(exercise -> exercise.check().filter(PatchCheck.class::isInstance).isPresent());
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void aSolutionIsRightAndTheCodeBeforeItIsNot(Exercise exercise) throws Exception {
    PatchCheck check = (PatchCheck) exercise.check().orElseThrow();
    assertThat(judged(exercise, check)).contains("Read the counts");
    String patch = "docs/learn/solutions/" + exercise.number() + ".patch";
    succeeds(List.of("git", "apply", patch));
    try {
      succeeds(List.of("mvn", "-o", "-B", "-q", "package", "-DskipTests"));
      checkout.isBuilt();
      assertThat(judged(exercise, check)).contains("Right.");
    } finally {
      succeeds(List.of("git", "apply", "--reverse", patch));
    }
  }

  private static String judged(Exercise exercise, PatchCheck check)
      throws IOException, InterruptedException {
    return checkout.whileServing(
        List.of("./rubis", "serve", check.site(), "--show-counts", "--port=0", "--scale=tiny"),
        site -> judgement(exercise, site));
  }

  private static String judgement(Exercise exercise, URI site)
      throws IOException, InterruptedException {
    return checkout
        .run(List.of("./rubis", "exercise", exercise.number(), "--url=" + site))
        .output();
  }

  private static void succeeds(List<String> command) throws IOException, InterruptedException {
    CheckoutCopy.Outcome outcome = checkout.run(command);
    assertThat(outcome.exitCode()).as(String.join(" ", command) + "\n" + outcome.tail()).isZero();
  }
}
