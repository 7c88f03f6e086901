package org.rubisee.servers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What processes get of the user's shell. */
class ProcessEnvironmentTest {

  private static final Map<String, String> KEPT =
      Map.of(
          "PATH", "/usr/bin",
          "HOME", "/home/me",
          "TMPDIR", "/var/tmp",
          "TZ", "Europe/Paris",
          "LANG", "C.UTF-8",
          "LD_LIBRARY_PATH", "/opt/lib");

  @Test
  void measuredProcessesGetTheKeptVariablesOnly() {
    ProcessEnvironment environment = with(Map.of());
    assertThat(environment.kept()).isEqualTo(KEPT);
    assertThat(environment.removed()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "_JAVA_OPTIONS",
        "JAVA_TOOL_OPTIONS",
        "JDK_JAVA_OPTIONS",
        "MAVEN_OPTS",
        "CLASSPATH",
        "JBOSS_HOME",
        "http_proxy",
        "LD_PRELOAD",
        "RUBIS_DB_PASSWORD"
      })
  void noOtherVariableReachesThemAndItsNameIsKnown(String name) {
    ProcessEnvironment environment = with(Map.of(name, "secret"));
    assertThat(environment.kept()).isEqualTo(KEPT);
    assertThat(environment.removed()).containsExactly(name);
  }

  @Test
  void whatTheLauncherSetAsideIsNamedAsTheUserDidAndIsBackForTools() {
    ProcessEnvironment environment =
        with(Map.of("RUBIS_SHELL__JAVA_OPTIONS", "-Xmx200m", "https_proxy", "http://proxy"));
    assertThat(environment.removed()).containsExactly("_JAVA_OPTIONS", "https_proxy");
    assertThat(environment.kept()).isEqualTo(KEPT);
    assertThat(environment.whole())
        .containsEntry("_JAVA_OPTIONS", "-Xmx200m")
        .containsEntry("https_proxy", "http://proxy")
        .containsAllEntriesOf(KEPT)
        .doesNotContainKey("RUBIS_SHELL__JAVA_OPTIONS");
  }

  @Test
  void lettersOfFileNamesStayThoseOfTheShell() {
    assertThat(with(Map.of("LC_CTYPE", "de_DE.UTF-8")).kept()).containsEntry("LANG", "de_DE.UTF-8");
    assertThat(with(Map.of("LC_CTYPE", "de_DE.UTF-8", "LC_ALL", "C.utf8")).kept())
        .containsEntry("LANG", "C.utf8");
    assertThat(with(Map.of("LC_ALL", "")).kept()).containsEntry("LANG", "C.UTF-8");
  }

  @Test
  void aMeasuredProcessSeesNothingElse() throws IOException {
    Set<String> shell = ProcessEnvironment.current().shell().keySet();
    assertThat(variables(ProcessEnvironment.measured(List.of("env"))))
        .isSubsetOf(ProcessEnvironment.KEPT);
    assertThat(variables(ProcessEnvironment.tool(List.of("env")))).containsAll(shell);
  }

  private static ProcessEnvironment with(Map<String, String> others) {
    Map<String, String> shell = new TreeMap<>(KEPT);
    shell.putAll(others);
    return new ProcessEnvironment(shell);
  }

  private static List<String> variables(ProcessBuilder builder) throws IOException {
    return new String(builder.start().getInputStream().readAllBytes(), StandardCharsets.UTF_8)
        .lines()
        .filter(line -> line.matches("\\w+=.*"))
        .map(line -> line.substring(0, line.indexOf('=')))
        .toList();
  }
}
