package org.rubisee.bench.topology.kubernetes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.fabric8.kubernetes.api.model.KubernetesResource;
import io.fabric8.kubernetes.api.model.batch.v1.Job;
import io.fabric8.kubernetes.client.utils.KubernetesSerialization;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
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

  private static final Path KUBECTL = Path.of("/usr/bin/kubectl");

  @Test
  void secretsAreNeverInGitOrInImages() throws IOException {
    assertThat(DeployFolder.HOME.resolve(".gitignore"))
        .content()
        .contains("/deploy/common/secrets/\n");
    assertThat(
            Files.readAllLines(DeployFolder.HOME.resolve("deploy/docker/Dockerfile.dockerignore")))
        .contains("deploy/*", "!deploy/docker")
        .doesNotContain("!deploy/*");
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

  @Test
  void allEmulatorsOfALoadBeginAtOneMoment(@TempDir Path folder) throws Exception {
    Files.createDirectory(folder.resolve("emulators"));
    Path script = Files.copy(DeployFolder.DEPLOY.resolve("new-load"), folder.resolve("new-load"));
    long before = System.currentTimeMillis() / 1000;
    String begin = Files.readString(newLoad(script, "300"));
    assertThat(begin).matches("LOAD_BEGIN_AT=\\d+000\n");
    long second = Long.parseLong(begin.replaceAll("\\D", "")) / 1000;
    assertThat(second - 300).isBetween(before, System.currentTimeMillis() / 1000);
    assertThat(Files.readString(DeployFolder.DEPLOY.resolve("emulators/kustomization.yaml")))
        .contains("begin.env");
    assertThatThrownBy(() -> newLoad(script, "soon"))
        .hasMessageContaining("SECONDS must be a whole number, not 'soon'.");
  }

  private static Path newLoad(Path script, String... seconds) throws Exception {
    List<String> command = new ArrayList<>(List.of("sh", script.toString()));
    command.addAll(List.of(seconds));
    return Path.of(output(new ProcessBuilder(command)).strip());
  }

  /** Where the program is: what Kustomize makes has no dangling reference and no unknown field. */
  @ParameterizedTest
  @MethodSource("sites")
  void kustomizeBuildsEverySite(String site, @TempDir Path copy) throws Exception {
    assumeTrue(Files.isExecutable(KUBECTL), "kubectl is not installed");
    copyTo(copy);
    generated(copy.resolve("new-secrets"));
    newLoad(copy.resolve("new-load"));
    String built = kustomized(copy, site);
    Collection<?> objects = new KubernetesSerialization().unmarshal(built);
    assertThat(objects)
        .hasSizeGreaterThan(1)
        .allSatisfy(object -> assertThat(UnknownFields.of((KubernetesResource) object)).isEmpty());
    for (String version : List.of(ApiSchema.OLDEST, ApiSchema.NEWEST)) {
      assertThat(ApiSchema.objects(built))
          .allSatisfy(
              object -> assertThat(ApiSchema.of(version).complaints(object)).as(version).isEmpty());
    }
    assertThat(built).doesNotContainPattern("secretName: (db-key|root-key)\n");
    assertThat(built).doesNotContainPattern("(configMapRef|secret|configMap):\n\\s+name: [a-z]+\n");
    assertThat(built).doesNotContainPattern("image: (mysql|rubis-ee-[a-z]+)\n");
  }

  /** Kubernetes refuses to change a job: a changed one must have another name. */
  @Test
  void theLoaderIsTheSameJobForEachSiteAndAnotherOneForOtherData(@TempDir Path copy)
      throws Exception {
    assumeTrue(Files.isExecutable(KUBECTL), "kubectl is not installed");
    copyTo(copy);
    generated(copy.resolve("new-secrets"));
    Job first = loader(copy, "session-beans");
    assertThat(loader(copy, "servlets-only")).isEqualTo(first);

    Files.writeString(copy.resolve("common/secrets/clock"), "since:2026-11-02T00:00:00Z\n");
    Job second = loader(copy, "session-beans");
    Files.writeString(copy.resolve("common/loader.env"), "RUBIS_DATA=restore\nRUBIS_SCALE=tiny\n");
    Job third = loader(copy, "session-beans");

    assertThat(Stream.of(first, second, third).map(job -> job.getMetadata().getName()))
        .doesNotHaveDuplicates()
        .allMatch(name -> name.matches("loader-[a-z0-9]+"));
  }

  private static Job loader(Path copy, String site) throws Exception {
    Collection<?> objects =
        new KubernetesSerialization().unmarshal(kustomized(copy, "sites/" + site));
    return objects.stream()
        .filter(Job.class::isInstance)
        .map(Job.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private static String kustomized(Path copy, String part) throws Exception {
    return output(new ProcessBuilder(KUBECTL.toString(), "kustomize", copy + "/" + part));
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
