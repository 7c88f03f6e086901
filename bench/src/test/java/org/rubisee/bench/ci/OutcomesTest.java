package org.rubisee.bench.ci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script of continuous integration that names what was skipped, wavers or failed, and why. */
class OutcomesTest {

  private static final Path SCRIPT = Path.of(System.getProperty("rubis.home"), ".ci/outcomes");

  @TempDir private Path checkout;
  private Path copy;

  @BeforeEach
  void copiesTheScriptIntoACheckout() throws IOException {
    copy = Files.createDirectories(checkout.resolve(".ci")).resolve("outcomes");
    Files.copy(SCRIPT, copy);
  }

  @Test
  void namesEachTestThatWasSkippedWithItsReason() throws Exception {
    report(
        "web/target/failsafe-reports/TEST-BrowserIT.xml",
        """
        <testcase name="works" classname="org.rubisee.BrowserIT" time="1.5"/>
        <testcase name="looksRight" classname="org.rubisee.BrowserIT" time="0.0">
          <skipped type="org.opentest4j.TestAbortedException"><![CDATA[org.opentest4j\
        .TestAbortedException: Assumption failed: no browser is installed
          at java.base/java.util.ArrayList.forEach(ArrayList.java:1511)
        ]]></skipped>
        </testcase>
        <testcase name="later" classname="org.rubisee.BrowserIT" time="0.0">
          <skipped message="needs a second machine"/>
        </testcase>
        """);
    assertThat(outcomes())
        .containsExactly(
            "Skipped tests: 2",
            "  BrowserIT.later: needs a second machine",
            "  BrowserIT.looksRight: no browser is installed",
            "Flaky tests: 0",
            "Failed tests: 0");
  }

  @Test
  void namesEachTestThatFailedAndThenPassed() throws Exception {
    report(
        "bench/target/surefire-reports/TEST-SomeTest.xml",
        """
        <testcase name="wavers" classname="org.rubisee.SomeTest" time="1.5">
          <flakyFailure message="too late" type="java.lang.AssertionError"></flakyFailure>
        </testcase>
        """);
    assertThat(outcomes())
        .containsExactly(
            "Skipped tests: 0", "Flaky tests: 1", "  SomeTest.wavers: too late", "Failed tests: 0");
  }

  @Test
  void namesEachTestThatFailedWithWhatItSaid() throws Exception {
    report(
        "web/target/failsafe-reports/TEST-SomeIT.xml",
        """
        <testcase name="fails" classname="org.rubisee.SomeIT" time="1.5">
          <failure message="Expecting &lt;&quot;a&quot;&gt;&#10;to be b" type="java.lang.AssertionError">
            <![CDATA[the trace]]></failure>
          <rerunFailure message="again" type="java.lang.AssertionError"></rerunFailure>
        </testcase>
        <testcase name="" classname="org.rubisee.BrokenIT" time="0.0">
          <error type="java.lang.IllegalStateException"><![CDATA[the trace]]></error>
        </testcase>
        """);
    assertThat(outcomes())
        .containsExactly(
            "Skipped tests: 0",
            "Flaky tests: 0",
            "Failed tests: 2",
            "  BrokenIT: java.lang.IllegalStateException",
            "  SomeIT.fails: Expecting <\"a\"> to be b");
  }

  @Test
  void leavesReportsOfEarlierRunsOut() throws Exception {
    Path begin = Files.createFile(checkout.resolve("begin"));
    Path old =
        report(
            "bench/target/surefire-reports/TEST-OldTest.xml",
            """
            <testcase name="old" classname="org.rubisee.OldTest"><skipped message="x"/></testcase>
            """);
    Files.setLastModifiedTime(old, FileTime.from(Instant.parse("2026-01-01T00:00:00Z")));
    assertThat(outcomes()).contains("Skipped tests: 1");
    assertThat(outcomes(begin.toString())).contains("Skipped tests: 0");
  }

  private Path report(String file, String cases) throws IOException {
    Path report = checkout.resolve(file);
    Files.createDirectories(report.getParent());
    return Files.writeString(report, "<testsuite>\n" + cases + "</testsuite>\n");
  }

  private List<String> outcomes(String... arguments) throws Exception {
    List<String> command = new ArrayList<>(List.of("sh", copy.toString()));
    command.addAll(List.of(arguments));
    Process script = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(script.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(script.waitFor()).as(said).isZero();
    return said.lines().toList();
  }
}
