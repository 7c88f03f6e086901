package org.rubisee.bench.topology.kubernetes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.fabric8.kubernetes.api.model.KubernetesResource;
import io.fabric8.kubernetes.client.utils.KubernetesSerialization;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Secrets are made, and Kustomize builds each site. */
class KustomizeTest {

  @Test
  void secretsAreNeverInGitOrInImages() throws IOException {
    assertThat(DeployFolder.HOME.resolve(".gitignore"))
        .content()
        .contains("/deploy/common/secrets/\n");
    assertThat(Files.readAllLines(DeployFolder.HOME.resolve(".dockerignore"))).contains("deploy");
  }

  @Test
  void secretsAreGeneratedOnceAndTheClockEachTime(@TempDir Path folder) throws Exception {
    Path script =
        Files.copy(DeployFolder.DEPLOY.resolve("new-secrets"), folder.resolve("new-secrets"));
    Map<String, String> first = generated(script);
    Map<String, String> second = generated(script);
    assertThat(first.keySet())
        .containsExactlyInAnyOrder(
            "accounts.sql",
            "app-password",
            "clock",
            "db-password",
            "db-root-password",
            "site-password",
            "ticket-key");
    assertThat(first.get("clock")).matches("since:\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ\n");
    assertThat(first.get("accounts.sql")).contains("BY '" + first.get("site-password") + "'");
    first.remove("clock");
    second.remove("clock");
    assertThat(second).isEqualTo(first);
    assertThat(Set.copyOf(first.values())).as("all differ").hasSize(6);
    assertThat(Files.getPosixFilePermissions(folder.resolve("common/secrets/db-password")))
        .hasSize(2);
  }

  /** Where the program is: what Kustomize makes has no dangling reference and no unknown field. */
  @ParameterizedTest
  @MethodSource("sites")
  void kustomizeBuildsEverySite(String site, @TempDir Path copy) throws Exception {
    Path kubectl = Path.of("/usr/bin/kubectl");
    assumeTrue(Files.isExecutable(kubectl), "kubectl is not installed");
    copyTo(copy);
    generated(copy.resolve("new-secrets"));
    String built = output(new ProcessBuilder(kubectl.toString(), "kustomize", copy + "/" + site));
    Collection<?> objects = new KubernetesSerialization().unmarshal(built);
    assertThat(objects)
        .hasSizeGreaterThan(1)
        .allSatisfy(object -> assertThat(UnknownFields.of((KubernetesResource) object)).isEmpty());
    assertThat(built).doesNotContainPattern("secretName: (db-key|root-key)\n");
    assertThat(built).doesNotContainPattern("(configMapRef|secret|configMap):\n\\s+name: [a-z]+\n");
    assertThat(built).doesNotContainPattern("image: (mysql|rubis-ee-[a-z]+)\n");
  }

  static Stream<String> sites() throws IOException {
    try (Stream<Path> folders = Files.list(DeployFolder.DEPLOY.resolve("sites"))) {
      return Stream.concat(
          Stream.of("emulators"),
          folders.map(folder -> "sites/" + folder.getFileName()).sorted().toList().stream());
    }
  }

  private static void copyTo(Path copy) throws IOException {
    try (Stream<Path> files = Files.walk(DeployFolder.DEPLOY)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path target = copy.resolve(DeployFolder.DEPLOY.relativize(file).toString());
        if (!file.toString().contains("/secrets/")) {
          Files.createDirectories(target.getParent());
          Files.copy(file, target);
        }
      }
    }
  }

  private static Map<String, String> generated(Path script) throws Exception {
    Path folder = Path.of(output(new ProcessBuilder("sh", script.toString())).strip());
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.list(folder)) {
      for (Path file : all.toList()) {
        files.put(file.getFileName().toString(), Files.readString(file));
      }
    }
    return files;
  }

  private static String output(ProcessBuilder builder) throws Exception {
    Process process = builder.redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    return output;
  }
}
