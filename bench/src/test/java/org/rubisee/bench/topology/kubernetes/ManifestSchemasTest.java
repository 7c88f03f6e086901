package org.rubisee.bench.topology.kubernetes;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every object of {@code deploy/} is one of the oldest and of the newest supported Kubernetes. */
class ManifestSchemasTest {

  /** Files that are for Kustomize, and hold no object. */
  private static final List<String> KUSTOMIZE = List.of("kustomization.yaml", "job-names.yaml");

  @ParameterizedTest
  @ValueSource(strings = {ApiSchema.OLDEST, ApiSchema.NEWEST})
  void everyManifestKeepsTheSchema(String version) throws IOException {
    ApiSchema schema = ApiSchema.of(version);
    assertThat(manifests())
        .hasSizeGreaterThan(25)
        .allSatisfy(
            manifest -> assertThat(schema.complaints(manifest)).as(name(manifest)).isEmpty());
  }

  @Test
  void mistakesAreFound() throws IOException {
    assertThat(complaints(app -> app.put("apiVersion", "apps/v1beta1")))
        .containsExactly("apps/v1beta1 Deployment: no such kind");
    assertThat(complaints(app -> spec(app).put("replica", 1)))
        .containsExactly("Deployment.spec.replica: no such field");
    assertThat(complaints(app -> spec(app).put("replicas", "1")))
        .containsExactly("Deployment.spec.replicas: \"1\" is no integer");
    assertThat(complaints(app -> spec(app).remove("selector")))
        .containsExactly("Deployment.spec.selector: is missing");
    assertThat(complaints(app -> container(app).put("imagePullPolicy", "always")))
        .containsExactly(
            "Deployment.spec.template.spec.containers[0].imagePullPolicy: \"always\" is none of"
                + " [\"Always\",\"Never\",\"IfNotPresent\"]");
    assertThat(complaints(app -> container(app).putObject("env").put("A", "1")))
        .containsExactly(
            "Deployment.spec.template.spec.containers[0].env: {\"A\":\"1\"} is no array");
  }

  @Test
  void aFieldThatIsNewerThanTheOldestVersionIsFound() throws IOException {
    Consumer<ObjectNode> change = app -> container(app).putArray("resizePolicy");
    ObjectNode app = app();
    change.accept(app);
    assertThat(ApiSchema.of(ApiSchema.NEWEST).complaints(app)).isEmpty();
    assertThat(ApiSchema.of(ApiSchema.OLDEST).complaints(app))
        .containsExactly("Deployment.spec.template.spec.containers[0].resizePolicy: no such field");
  }

  private static List<String> complaints(Consumer<ObjectNode> mistake) throws IOException {
    ObjectNode app = app();
    mistake.accept(app);
    List<String> complaints = ApiSchema.of(ApiSchema.OLDEST).complaints(app);
    assertThat(ApiSchema.of(ApiSchema.NEWEST).complaints(app)).isEqualTo(complaints);
    return complaints;
  }

  private static ObjectNode app() throws IOException {
    return (ObjectNode)
        manifests().stream()
            .filter(manifest -> name(manifest).equals("Deployment app"))
            .findFirst()
            .orElseThrow();
  }

  private static ObjectNode spec(JsonNode deployment) {
    return (ObjectNode) deployment.path("spec");
  }

  private static ObjectNode container(JsonNode deployment) {
    return (ObjectNode) deployment.at("/spec/template/spec/containers/0");
  }

  private static String name(JsonNode manifest) {
    return manifest.path("kind").asText() + " " + manifest.at("/metadata/name").asText();
  }

  /** The objects of all files, as they are there. */
  private static List<JsonNode> manifests() throws IOException {
    List<JsonNode> manifests = new ArrayList<>();
    try (Stream<Path> files = Files.walk(DeployFolder.DEPLOY)) {
      files
          .filter(file -> file.toString().endsWith(".yaml"))
          .filter(file -> KUSTOMIZE.stream().noneMatch(file::endsWith))
          .sorted()
          .forEach(file -> manifests.addAll(ApiSchema.objects(text(file))));
    }
    return manifests;
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
