package org.rubisee.bench.topology.compose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.CommandFailedException;

class ComposeTest {

  @TempDir private Path home;

  @Test
  void runsInTheProjectWithItsVariables() {
    Compose compose = compose("echo $RUBIS_SCALE $*").with(Map.of("RUBIS_SCALE", "tiny"));
    assertThat(compose.run("up", "web"))
        .startsWith("tiny compose --project-directory " + home + " --project-name test ")
        .endsWith("up web\n");
  }

  @Test
  void tellsMessagesWhileTheyCome() {
    List<String> messages = new ArrayList<>();
    compose("echo first >&2; echo second >&2").run(messages::add, "build");
    assertThat(messages).containsExactly("first", "second");
  }

  @Test
  void failsWithTheLastWords() {
    assertThatThrownBy(() -> compose("echo no such service >&2; exit 1").run("up", "wep"))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("up wep failed")
        .hasMessageContaining("no such service");
  }

  @Test
  void saysWhatToInstallWithoutDocker() {
    Compose nowhere = new Compose(List.of("no-such-docker"), home, "test", Map.of());
    assertThatThrownBy(() -> nowhere.run("up"))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("install Docker with its Compose plugin");
  }

  @Test
  void saysHowAContainerEnded() {
    String engine =
        """
        case "$*" in
          *ps*) echo abc ;;
          inspect*) echo '[{"Name": "/test-web-1", "State": {"Pid": 0}}]' ;;
          *logs*) echo 'ERROR no such deployment' ;;
        esac
        """;
    assertThatThrownBy(() -> compose(engine).container("web"))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("container of web ended")
        .hasMessageContaining("no such deployment");
  }

  @Test
  void findsTheAddressOfAContainerInEachOfItsNetworks() {
    Container container =
        Container.parse(
            """
            [{"Name": "/test-app-1", "State": {"Pid": 4711},
              "Config": {"Labels": {"com.docker.compose.project": "test"}},
              "NetworkSettings": {"Networks": {
                "test_beans": {"IPAddress": "172.18.0.2"},
                "test_data": {"IPAddress": "172.19.0.3"}}}}]
            """);
    assertThat(container)
        .isEqualTo(
            new Container("test-app-1", 4711, Map.of("beans", "172.18.0.2", "data", "172.19.0.3")));
    assertThat(container.isRunning()).isTrue();
  }

  @Test
  void findsTheContainersOfAServiceInTheOrderOfTheirNumbers() {
    String engine =
        """
        case "$*" in
          *ps*) printf '10\\n2\\n1\\n' ;;
          inspect*) echo "[{\\"Name\\": \\"/test-app-$2\\", \\"State\\": {\\"Pid\\": 47}}]" ;;
        esac
        """;
    assertThat(compose(engine).containers("app"))
        .extracting(Container::name)
        .containsExactly("test-app-1", "test-app-2", "test-app-10");
  }

  /** With a shell in Docker's place. */
  private Compose compose(String script) {
    return new Compose(List.of("sh", "-c", script, "docker"), home, "test", Map.of());
  }
}
