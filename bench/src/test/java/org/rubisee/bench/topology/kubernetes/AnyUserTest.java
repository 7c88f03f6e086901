package org.rubisee.bench.topology.kubernetes;

import static org.assertj.core.api.Assertions.assertThat;

import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.PodSecurityContext;
import io.fabric8.kubernetes.api.model.PodSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.Yaml;

/** The component {@code deploy/any-user} leaves no id that a cluster might refuse. */
class AnyUserTest {

  private static final String CONTEXT = "/spec/template/spec/securityContext/";
  private static final List<String> IDS = List.of("runAsUser", "runAsGroup", "fsGroup");

  @Test
  void noPodAsksForAUserOrAGroup() throws IOException {
    Map<String, List<String>> removed = removed();
    List<HasMetadata> workloads =
        DeployFolder.objects().filter(each -> Manifests.podSpec(each).isPresent()).toList();
    assertThat(workloads).hasSizeGreaterThan(3);
    for (HasMetadata workload : workloads) {
      PodSpec pod = Manifests.podSpec(workload).orElseThrow();
      PodSecurityContext context = pod.getSecurityContext();
      // Kustomize refuses to remove what is not there
      assertThat(context.getRunAsUser()).as(DeployFolder.name(workload)).isNotNull();
      assertThat(context.getRunAsGroup()).as(DeployFolder.name(workload)).isNotNull();
      assertThat(context.getFsGroup()).as(DeployFolder.name(workload)).isNotNull();
      assertThat(context.getRunAsNonRoot()).isTrue();
      assertThat(removed.get(workload.getKind()))
          .as(DeployFolder.name(workload))
          .containsExactlyInAnyOrderElementsOf(IDS.stream().map(CONTEXT::concat).toList());
    }
  }

  @Test
  void noContainerHasAnIdOfItsOwn() {
    assertThat(DeployFolder.containers())
        .allSatisfy(
            container -> {
              assertThat(container.getSecurityContext().getRunAsUser()).isNull();
              assertThat(container.getSecurityContext().getRunAsGroup()).isNull();
              assertThat(container.getSecurityContext().getReadOnlyRootFilesystem()).isTrue();
            });
  }

  @Test
  void aSiteIncludesIt() {
    assertThat(DeployFolder.DEPLOY.resolve("sites/servlets-only-any-user/kustomization.yaml"))
        .content()
        .contains("- ../../any-user");
  }

  /** Which fields are removed from the objects of a kind. */
  private static Map<String, List<String>> removed() throws IOException {
    Map<?, ?> component =
        new Yaml()
            .load(Files.readString(DeployFolder.DEPLOY.resolve("any-user/kustomization.yaml")));
    return ((List<?>) component.get("patches"))
        .stream()
            .map(patch -> (Map<?, ?>) patch)
            .collect(
                Collectors.toMap(
                    patch -> ((Map<?, ?>) patch.get("target")).get("kind").toString(),
                    patch -> paths(patch.get("patch").toString()).toList()));
  }

  private static Stream<String> paths(String patch) {
    List<?> operations = new Yaml().load(patch);
    return operations.stream()
        .map(operation -> (Map<?, ?>) operation)
        .peek(operation -> assertThat(operation.get("op")).isEqualTo("remove"))
        .map(operation -> operation.get("path").toString());
  }
}
