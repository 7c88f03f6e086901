package org.rubisee.bench.topology.kubernetes;

import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.PodSpec;
import io.fabric8.kubernetes.api.model.PodTemplateSpec;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.apps.StatefulSet;
import io.fabric8.kubernetes.api.model.batch.v1.Job;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The objects of {@code deploy/}, without a cluster. */
final class DeployFolder {

  static final Path HOME = Path.of(System.getProperty("rubis.home"));
  static final Path DEPLOY = HOME.resolve("deploy");
  static final Manifests MANIFESTS = Manifests.in(HOME);
  private static final List<String> PARTS =
      List.of("common", "database", "web", "app", "emulators", "autoscaling");

  private DeployFolder() {}

  /** The objects of all parts. */
  static Stream<HasMetadata> objects() {
    return PARTS.stream().flatMap(part -> MANIFESTS.objects(part).stream());
  }

  /** Kind and name. */
  static String name(HasMetadata object) {
    return object.getKind() + " " + object.getMetadata().getName();
  }

  /** The policies. */
  static Stream<NetworkPolicy> policies() {
    return objects().filter(NetworkPolicy.class::isInstance).map(NetworkPolicy.class::cast);
  }

  /** The pods of all objects. */
  static Stream<PodSpec> pods() {
    return objects().flatMap(object -> Manifests.podSpec(object).stream());
  }

  /** Their containers, those before the start too. */
  static Stream<Container> containers() {
    return pods()
        .flatMap(
            pod -> Stream.concat(pod.getInitContainers().stream(), pod.getContainers().stream()));
  }

  /** The pod of a component. */
  static PodSpec pod(String component) {
    return template(component).getSpec();
  }

  /** The template of its pods. */
  static PodTemplateSpec template(String component) {
    return objects()
        .flatMap(
            object -> {
              if (object instanceof Deployment one) {
                return Stream.of(one.getSpec().getTemplate());
              }
              if (object instanceof StatefulSet one) {
                return Stream.of(one.getSpec().getTemplate());
              }
              return object instanceof Job one
                  ? Stream.of(one.getSpec().getTemplate())
                  : Stream.empty();
            })
        .filter(
            template -> template.getMetadata().getLabels().get(Cluster.COMPONENT).equals(component))
        .findFirst()
        .orElseThrow();
  }
}
