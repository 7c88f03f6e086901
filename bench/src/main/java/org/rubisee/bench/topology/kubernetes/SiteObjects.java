package org.rubisee.bench.topology.kubernetes;

import io.fabric8.kubernetes.api.model.ConfigMap;
import io.fabric8.kubernetes.api.model.ConfigMapBuilder;
import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.EnvVar;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.Namespace;
import io.fabric8.kubernetes.api.model.PodSpec;
import io.fabric8.kubernetes.api.model.Service;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.autoscaling.v2.HorizontalPodAutoscaler;
import io.fabric8.kubernetes.api.model.batch.v1.Job;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicyBuilder;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicyIngressRule;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicyIngressRuleBuilder;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicyPeerBuilder;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.container.ContainerVariables;

/**
 * The objects of a site as the bench deploys them: those of the manifests, placed on nodes and with
 * a trial's settings, without what would work beside a measurement.
 *
 * @param manifests the files
 * @param settings where and how
 */
record SiteObjects(Manifests manifests, ClusterSettings settings) {

  /** The site's address of the database. */
  static final String DATABASE_URL = "jdbc:mysql://db:3306/rubis";

  /** The label of a node that says its name. */
  static final String HOST_NAME = "kubernetes.io/hostname";

  private static final String OWNER = "app.kubernetes.io/managed-by";
  private static final String OWNER_NAME = "rubis-ee-bench";

  /** The namespace, marked as the bench's own. */
  Namespace namespace() {
    Namespace namespace =
        manifests.objects("common").stream()
            .filter(Namespace.class::isInstance)
            .map(Namespace.class::cast)
            .findFirst()
            .orElseThrow();
    namespace.getMetadata().setName(settings.namespace());
    namespace.getMetadata().getLabels().put(OWNER, OWNER_NAME);
    return namespace;
  }

  /** Whether the bench created a namespace. */
  static boolean isOfBench(Namespace namespace) {
    Map<String, String> labels = namespace.getMetadata().getLabels();
    return labels != null && OWNER_NAME.equals(labels.get(OWNER));
  }

  /** What all tiers share, without the namespace and what is generated. */
  List<HasMetadata> common() {
    return manifests.objects("common").stream().filter(one -> !(one instanceof Namespace)).toList();
  }

  /**
   * The database, without the job that loads it.
   *
   * @param environment variables of its container, in place of those in the manifest
   */
  List<HasMetadata> database(Map<String, String> environment) {
    List<HasMetadata> objects =
        new ArrayList<>(
            manifests.objects("database").stream().filter(one -> !(one instanceof Job)).toList());
    objects.forEach(
        one -> Manifests.podSpec(one).ifPresent(pod -> prepare(pod, Tier.DB, environment)));
    return objects;
  }

  /**
   * The web or the application tier.
   *
   * @param image of its servers, without what all images are called: see {@link
   *     ContainerVariables#webImage}
   * @param servers how many servers it has
   * @param environment variables of its containers, in place of those in the manifest
   */
  List<HasMetadata> servers(Tier tier, String image, int servers, Map<String, String> environment) {
    List<HasMetadata> objects = manifests.objects(tier.label());
    String complete = manifests.images().get(ContainerVariables.imageName(image));
    for (HasMetadata object : objects) {
      if (object instanceof Deployment deployment) {
        PodSpec pod = deployment.getSpec().getTemplate().getSpec();
        deployment.getSpec().setReplicas(servers);
        prepare(pod, tier, environment);
        pod.getContainers().forEach(container -> container.setImage(complete));
      }
      if (tier == Tier.WEB && settings.reach().isFromOutside()) {
        open(object);
      }
    }
    return objects;
  }

  /**
   * What decides how many web servers there are, from 1 on.
   *
   * @param most how many it may start
   */
  HorizontalPodAutoscaler autoscaler(int most) {
    HorizontalPodAutoscaler scaler =
        manifests.objects("autoscaling").stream()
            .filter(HorizontalPodAutoscaler.class::isInstance)
            .map(HorizontalPodAutoscaler.class::cast)
            .findFirst()
            .orElseThrow();
    scaler.getSpec().setMaxReplicas(most);
    return scaler;
  }

  /** Settings of all servers of a site: the manifests read them from this. */
  static List<HasMetadata> configuration(String implementation, String clock) {
    return List.of(
        configMap(
            "site", Map.of("RUBIS_IMPLEMENTATION", implementation, "RUBIS_DB_URL", DATABASE_URL)),
        configMap("clock", Map.of("clock", clock)));
  }

  /**
   * A policy that lets web and application servers call a machine outside the cluster, at any port.
   *
   * @param machine its address
   */
  static NetworkPolicy wayTo(InetAddress machine) {
    int bits = machine.getAddress().length * Byte.SIZE;
    return new NetworkPolicyBuilder()
        .withNewMetadata()
        .withName("relays-egress")
        .endMetadata()
        .withNewSpec()
        .withNewPodSelector()
        .addNewMatchExpression()
        .withKey(Cluster.COMPONENT)
        .withOperator("In")
        .withValues(Tier.APP.label(), Tier.WEB.label())
        .endMatchExpression()
        .endPodSelector()
        .withPolicyTypes("Egress")
        .addNewEgress()
        .addNewTo()
        .withNewIpBlock()
        .withCidr(machine.getHostAddress() + "/" + bits)
        .endIpBlock()
        .endTo()
        .addNewPort()
        .withProtocol("TCP")
        .endPort()
        .endEgress()
        .endSpec()
        .build();
  }

  private static ConfigMap configMap(String name, Map<String, String> data) {
    return new ConfigMapBuilder()
        .withNewMetadata()
        .withName(name)
        .endMetadata()
        .withData(data)
        .build();
  }

  /**
   * While the bench measures, nothing else asks for pages: a server that has started counts as
   * ready. The bench also knows when there is data, and waits for it itself.
   */
  private void prepare(PodSpec pod, Tier tier, Map<String, String> environment) {
    pod.setInitContainers(List.of());
    Optional.ofNullable(settings.nodes().get(tier))
        .ifPresent(node -> pod.setNodeSelector(Map.of(HOST_NAME, node)));
    for (Container container : pod.getContainers()) {
      container.setReadinessProbe(null);
      container.setLivenessProbe(null);
      List<EnvVar> variables = new ArrayList<>(container.getEnv());
      variables.removeIf(variable -> environment.containsKey(variable.getName()));
      environment.forEach((name, value) -> variables.add(new EnvVar(name, literal(value), null)));
      container.setEnv(variables);
    }
  }

  /** Kubernetes replaces {@code $(NAME)}, and takes two dollar signs for one. */
  private static String literal(String value) {
    return value.replace("$", "$$");
  }

  /** Lets clients outside the cluster call the web tier. */
  private void open(HasMetadata object) {
    if (object instanceof Service service && settings.reach() == Reach.NODE_PORT) {
      service.getSpec().setType("NodePort");
    }
    if (object instanceof NetworkPolicy policy
        && policy.getSpec().getPolicyTypes().contains("Ingress")) {
      List<NetworkPolicyIngressRule> rules = new ArrayList<>(policy.getSpec().getIngress());
      rules.add(
          new NetworkPolicyIngressRuleBuilder()
              .withFrom(
                  new NetworkPolicyPeerBuilder()
                      .withNewIpBlock()
                      .withCidr("0.0.0.0/0")
                      .endIpBlock()
                      .build())
              .withPorts(rules.get(0).getPorts())
              .build());
      policy.getSpec().setIngress(rules);
    }
  }
}
