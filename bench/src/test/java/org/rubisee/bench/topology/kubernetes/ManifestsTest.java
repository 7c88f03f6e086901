package org.rubisee.bench.topology.kubernetes;

import static org.assertj.core.api.Assertions.assertThat;

import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.SecurityContext;
import io.fabric8.kubernetes.api.model.Service;
import io.fabric8.kubernetes.api.model.autoscaling.v2.HorizontalPodAutoscaler;
import io.fabric8.kubernetes.api.model.batch.v1.Job;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import io.fabric8.kubernetes.api.model.policy.v1.PodDisruptionBudget;
import io.fabric8.kubernetes.client.utils.KubernetesSerialization;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.settings.FirstApplication;

/** What can be said of {@code deploy/} without a cluster. */
class ManifestsTest {

  /** The API versions that each supported Kubernetes has, from 1.25 on. */
  private static final Set<String> STABLE =
      Set.of(
          "v1 Namespace",
          "v1 Service",
          "apps/v1 Deployment",
          "apps/v1 StatefulSet",
          "batch/v1 Job",
          "policy/v1 PodDisruptionBudget",
          "networking.k8s.io/v1 NetworkPolicy",
          "autoscaling/v2 HorizontalPodAutoscaler");

  /** The model keeps fields that it does not know apart: a wrong name ends up there. */
  @Test
  void everyFieldIsOneOfTheSchema() {
    assertThat(DeployFolder.objects())
        .allSatisfy(
            object -> assertThat(UnknownFields.of(object)).as(DeployFolder.name(object)).isEmpty());
  }

  @Test
  void aWrongFieldIsFound() {
    HasMetadata wrong =
        new KubernetesSerialization()
            .unmarshal(
                "apiVersion: apps/v1\n"
                    + "kind: Deployment\n"
                    + "metadata: {name: x}\n"
                    + "spec:\n"
                    + "  replica: 1\n"
                    + "  template:\n"
                    + "    spec:\n"
                    + "      containers:\n"
                    + "      - name: c\n"
                    + "        imagePullpolicy: Never\n");
    assertThat(UnknownFields.of(wrong)).containsExactlyInAnyOrder("replica", "imagePullpolicy");
  }

  @Test
  void everyKindIsStable() {
    assertThat(
            DeployFolder.objects().map(object -> object.getApiVersion() + " " + object.getKind()))
        .allSatisfy(kind -> assertThat(STABLE).contains(kind));
  }

  @Test
  void everyImplementationHasASite() throws IOException {
    List<Implementation> auctions =
        Implementation.ofAllApplications(DeployFolder.HOME).stream()
            .filter(known -> known.application().equals(FirstApplication.NAME))
            .toList();
    for (Implementation implementation : auctions) {
      String site = Files.readString(site(implementation.name()));
      assertThat(site.contains("../../php\n  - ../../images")).isEqualTo(implementation.isHttpd());
      assertThat(site).contains("RUBIS_IMPLEMENTATION=" + implementation.name() + "\n");
      assertThat(site.contains("../../app")).isEqualTo(implementation.hasAppTier());
      assertThat(site).contains("../../common", "../../database", "../../web", "../../images");
    }
  }

  @Test
  void imagesArePinnedInOnePlaceAndAreThoseOfCompose() throws IOException {
    Map<String, String> images = DeployFolder.MANIFESTS.images();
    Map<?, ?> pinned = (Map<?, ?>) ComposeFile.read().get("x-images");
    assertThat(images).containsEntry("mysql", pinned.get("mysql").toString());
    String version = Files.readString(DeployFolder.HOME.resolve("pom.xml"));
    images.values().stream()
        .filter(image -> image.startsWith("rubis-ee-"))
        .forEach(
            image ->
                assertThat(version)
                    .contains(
                        "<version>" + image.substring(image.indexOf(':') + 1) + "</version>"));
    for (Path file :
        yaml().stream().filter(one -> !one.toString().contains("/cluster/")).toList()) {
      assertThat(Files.readString(file)).as(file.toString()).doesNotContainPattern("image: \\S+:");
    }
    assertThat(DeployFolder.containers().map(Container::getImage))
        .allSatisfy(image -> assertThat(images).containsValue(image));
  }

  @Test
  void nobodyIsRootOrHasCapabilitiesOrWritesIntoItsImage() {
    assertThat(DeployFolder.pods())
        .allSatisfy(
            pod -> {
              assertThat(pod.getSecurityContext().getRunAsNonRoot()).isTrue();
              assertThat(pod.getSecurityContext().getRunAsUser()).isPositive();
              assertThat(pod.getSecurityContext().getSeccompProfile().getType())
                  .isEqualTo("RuntimeDefault");
              assertThat(pod.getAutomountServiceAccountToken()).isFalse();
              assertThat(pod.getEnableServiceLinks()).isFalse();
            });
    assertThat(DeployFolder.containers())
        .allSatisfy(
            container -> {
              SecurityContext context = container.getSecurityContext();
              assertThat(context.getReadOnlyRootFilesystem()).as(container.getName()).isTrue();
              assertThat(context.getAllowPrivilegeEscalation()).isFalse();
              assertThat(context.getCapabilities().getDrop()).containsExactly("ALL");
            });
    assertThat(text("common/namespace.yaml"))
        .contains("pod-security.kubernetes.io/enforce: restricted");
  }

  @Test
  void everyContainerSaysWhatItNeeds() {
    assertThat(DeployFolder.containers())
        .allSatisfy(
            container -> {
              assertThat(container.getResources().getRequests())
                  .as(container.getName())
                  .containsKeys("cpu", "memory");
              assertThat(container.getResources().getLimits())
                  .containsEntry("memory", container.getResources().getRequests().get("memory"));
            });
  }

  @Test
  void whatNoPolicyAllowsIsDenied() {
    NetworkPolicy all =
        DeployFolder.policies()
            .filter(one -> DeployFolder.name(one).endsWith("deny-all"))
            .findFirst()
            .get();
    assertThat(all.getSpec().getPodSelector().getMatchLabels()).isEmpty();
    assertThat(all.getSpec().getPolicyTypes()).containsExactlyInAnyOrder("Ingress", "Egress");
    assertThat(all.getSpec().getIngress()).isEmpty();
    assertThat(all.getSpec().getEgress()).isEmpty();
  }

  @Test
  void noServiceIsReachedFromOutside() {
    assertThat(DeployFolder.objects().filter(Service.class::isInstance).map(Service.class::cast))
        .hasSize(3)
        .allSatisfy(service -> assertThat(service.getSpec().getType()).isNull());
    assertThat(DeployFolder.pods()).allSatisfy(pod -> assertThat(pod.getHostNetwork()).isNull());
  }

  @ParameterizedTest
  @ValueSource(strings = {"db", "web", "app"})
  void aTierIsDisruptedAtMostOneByOne(String tier) {
    PodDisruptionBudget budget =
        DeployFolder.objects()
            .filter(PodDisruptionBudget.class::isInstance)
            .map(PodDisruptionBudget.class::cast)
            .filter(one -> one.getMetadata().getName().equals(tier))
            .findFirst()
            .orElseThrow();
    assertThat(budget.getSpec().getSelector().getMatchLabels())
        .isEqualTo(DeployFolder.template(tier).getMetadata().getLabels());
    assertThat(budget.getSpec().getMaxUnavailable().getIntVal())
        .isEqualTo(tier.equals("db") ? 0 : 1);
  }

  @Test
  void emulatorsShareOneLoadByTheirIndex() {
    Job job =
        DeployFolder.objects()
            .filter(Job.class::isInstance)
            .map(Job.class::cast)
            .filter(one -> one.getMetadata().getName().equals("emulators"))
            .findFirst()
            .orElseThrow();
    Container emulator = job.getSpec().getTemplate().getSpec().getContainers().get(0);
    assertThat(job.getSpec().getCompletionMode()).isEqualTo("Indexed");
    assertThat(job.getSpec().getParallelism()).isEqualTo(job.getSpec().getCompletions());
    assertThat(emulator.getEnv().get(0).getName()).isEqualTo("LOAD_PROCESSES");
    assertThat(emulator.getEnv().get(0).getValue())
        .isEqualTo(job.getSpec().getCompletions().toString());
    assertThat(String.join(" ", emulator.getCommand()))
        .contains("--share $((JOB_COMPLETION_INDEX + 1))/$LOAD_PROCESSES")
        .contains("--begin-at \"$LOAD_BEGIN_AT\"");
    assertThat(job.getSpec().getBackoffLimit()).as("a share is not sent twice").isZero();
  }

  @Test
  void theAutoscalerScalesTheWebTier() throws IOException {
    HorizontalPodAutoscaler scaler =
        DeployFolder.objects()
            .filter(HorizontalPodAutoscaler.class::isInstance)
            .map(HorizontalPodAutoscaler.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(scaler.getSpec().getScaleTargetRef().getName()).isEqualTo("web");
    assertThat(Files.readString(DeployFolder.DEPLOY.resolve("autoscaling/kustomization.yaml")))
        .contains("path: /spec/replicas");
  }

  private static Path site(String implementation) {
    return DeployFolder.DEPLOY
        .resolve("sites")
        .resolve(implementation)
        .resolve("kustomization.yaml");
  }

  private static String text(String file) {
    try {
      return Files.readString(DeployFolder.DEPLOY.resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> yaml() throws IOException {
    try (Stream<Path> files = Files.walk(DeployFolder.DEPLOY)) {
      return files.filter(file -> file.toString().endsWith(".yaml")).toList();
    }
  }
}
