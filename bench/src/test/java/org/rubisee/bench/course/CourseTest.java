package org.rubisee.bench.course;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.servers.Loopback;

class CourseTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));

  @Test
  void eachCheckOfTheCourseHasItsCounts() {
    Course course = Course.in(HOME);
    assertThat(course.exercises()).hasSizeGreaterThan(20);
    List<LedgerCheck> checks =
        course.exercises().stream()
            .flatMap(exercise -> exercise.check().stream())
            .filter(LedgerCheck.class::isInstance)
            .map(LedgerCheck.class::cast)
            .toList();
    assertThat(checks)
        .hasSizeGreaterThanOrEqualTo(6)
        .allSatisfy(check -> assertThat(check.counts()).hasSameSizeAs(check.names()));
  }

  @Test
  void eachPatchOfTheCourseHasItsSolution() {
    List<Exercise> patches =
        Course.in(HOME).exercises().stream()
            .filter(exercise -> exercise.check().filter(PatchCheck.class::isInstance).isPresent())
            .toList();
    assertThat(patches).isNotEmpty();
    assertThat(patches)
        .allSatisfy(
            exercise ->
                assertThat(HOME.resolve("docs/learn/solutions/" + exercise.number() + ".patch"))
                    .isRegularFile());
  }

  /** A comment that is not understood would make an exercise one that nobody checks. */
  @Test
  void noCheckIsOverlooked() throws IOException {
    int comments = 0;
    for (Path lesson : lessons()) {
      comments += Files.readString(lesson).split("<!-- (check|patch): ").length - 1;
    }
    assertThat(Course.in(HOME).exercises())
        .filteredOn(exercise -> exercise.check().isPresent())
        .hasSize(comments);
  }

  private static List<Path> lessons() throws IOException {
    try (var files = Files.list(HOME.resolve("docs/learn"))) {
      return files.filter(file -> file.toString().endsWith(".md")).toList();
    }
  }

  @Test
  void anExerciseIsReadWithItsCheck(@TempDir Path home) throws IOException {
    Path folder = Files.createDirectories(home.resolve("docs/learn"));
    Files.writeString(
        folder.resolve("1-x.md"),
        """
        ## Exercises

        **Exercise 1.1.** How many
        statements does [it](../a.md) take?

        <!-- check: PutBid(bids,qty=1) ../../x/ledger/x.csv:
             remote calls, select -->

        <details>
        3
        </details>

        **Exercise 1.2.** Why?

        <details>
        Because.
        </details>
        """);
    Course course = Course.in(home);
    assertThat(course.exercises()).extracting(Exercise::number).containsExactly("1.1", "1.2");
    Exercise first = course.exercise("1.1");
    assertThat(first.text()).isEqualTo("How many\nstatements does it take?");
    assertThat(first.check())
        .contains(
            new LedgerCheck(
                "PutBid(bids,qty=1)",
                home.resolve("x/ledger/x.csv"),
                List.of("remote calls", "select")));
    assertThat(course.exercise("1.2").check()).isEmpty();
    assertThatThrownBy(() -> course.exercise("2.1"))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("1.1, 1.2");
  }

  @Test
  void aPatchIsJudgedByTheSecondPageOfARunningSite() throws Exception {
    PatchCheck check = new PatchCheck("a", "ViewItem?itemId=1", Map.of("sql-statements", 1L));
    int[] asked = {0};
    HttpServer site = HttpServer.create(new InetSocketAddress(Loopback.address(), 0), 0);
    site.createContext(
        "/a/ViewItem",
        exchange -> {
          byte[] page = "<meta name=rubis-outcome content=ok>".getBytes(StandardCharsets.UTF_8);
          exchange
              .getResponseHeaders()
              .add("Rubis-Counts", "remote-calls=0, sql-statements=" + (asked[0]++ == 0 ? 7 : 1));
          exchange.sendResponseHeaders(200, page.length);
          exchange.getResponseBody().write(page);
          exchange.close();
        });
    site.start();
    URI root = URI.create("http://127.0.0.1:" + site.getAddress().getPort() + "/a/");
    try {
      assertThat(check.measured(root)).containsExactly(1L);
      assertThat(asked[0]).isEqualTo(2);
      assertThatThrownBy(() -> check.measured(root.resolve("b/")))
          .hasMessageContaining("is not the page any more");
      assertThatThrownBy(() -> new PatchCheck("a", "ViewItem", Map.of("rows", 1L)).measured(root))
          .hasMessageContaining("--show-counts");
    } finally {
      site.stop(0);
    }
    assertThatThrownBy(() -> check.measured(root))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("./rubis serve a --show-counts");
  }
}
