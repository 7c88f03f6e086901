package org.rubisee.bench.topology.kubernetes;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.LabelSelector;
import io.fabric8.kubernetes.api.model.Volume;
import io.fabric8.kubernetes.api.model.VolumeMount;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The manifests deploy what the compose file does. */
class SameAsComposeTest {

  private static final Map<?, ?> COMPOSE = ComposeFile.read();

  /** In front of several web servers of compose; in Kubernetes the Service balances. */
  private static final String BALANCER = "balancer";

  /** From each caller to those that it may call; all other calls are denied. */
  @Test
  void theSameTiersMayCallEachOtherAsInCompose() {
    Map<String, Set<String>> byCompose = new TreeMap<>();
    for (String caller : List.of("web", "app", "client", "loader")) {
      byCompose.put(caller, new TreeSet<>());
    }
    for (String network : List.of("pages", "beans", "data")) {
      String called = Map.of("pages", "web", "beans", "app", "data", "db").get(network);
      members(network).stream()
          .filter(caller -> !caller.equals(called) && !caller.equals(BALANCER))
          .forEach(caller -> byCompose.get(caller).add(called));
    }
    assertThat(edges("Egress")).isEqualTo(byCompose);
    assertThat(edges("Ingress")).isEqualTo(byCompose);
    assertThat(byCompose.get("web")).containsExactly("app", "db");
    assertThat(byCompose.get("client")).containsExactly("web");
  }

  @Test
  void theDatabaseRunsAsInCompose() {
    List<String> expected =
        ((List<?>) service("db").get("command"))
            .stream().map(Object::toString).map(SameAsComposeTest::resolved).toList();
    Container db = DeployFolder.pod("db").getContainers().get(0);
    Map<String, String> values = new TreeMap<>();
    db.getEnv().forEach(variable -> values.put(variable.getName(), variable.getValue()));
    List<String> actual = new ArrayList<>(db.getArgs());
    actual.replaceAll(
        argument ->
            argument
                .replace("$(RUBIS_BUFFER_POOL)", values.get("RUBIS_BUFFER_POOL"))
                .replace("$(RUBIS_FLUSH_LOG_AT_COMMIT)", values.get("RUBIS_FLUSH_LOG_AT_COMMIT")));
    assertThat(actual).isEqualTo(expected);
    ((Map<?, ?>) service("db").get("environment"))
        .forEach(
            (name, value) -> assertThat(values).containsEntry(name.toString(), value.toString()));
  }

  @Test
  void healthIsAskedAsInCompose() {
    List<String> query =
        DeployFolder.pod("db").getContainers().get(0).getStartupProbe().getExec().getCommand();
    String asked = ((List<?>) healthcheck("db").get("test")).get(1).toString();
    assertThat(query.get(2)).isEqualTo(asked.replace("$$", "$"));
    for (String tier : List.of("web", "app")) {
      Container server = DeployFolder.pod(tier).getContainers().get(0);
      String program = ((List<?>) healthcheck(tier).get("test")).get(1).toString();
      assertThat(server.getStartupProbe().getExec().getCommand()).containsExactly(program);
      assertThat(server.getReadinessProbe().getExec().getCommand()).containsExactly(program);
      assertThat(server.getLivenessProbe().getTcpSocket())
          .as("a dead database does not restart it")
          .isNotNull();
    }
  }

  @Test
  void eachPodHasOnlyTheSecretsThatItsContainerHasInCompose() {
    for (String tier : List.of("db", "loader", "web", "app")) {
      Set<String> mounted = new TreeSet<>();
      for (Volume volume : DeployFolder.pod(tier).getVolumes()) {
        if (volume.getSecret() != null) {
          mounted.add(volume.getSecret().getSecretName());
        }
        if (volume.getProjected() != null) {
          volume.getProjected().getSources().stream()
              .filter(source -> source.getSecret() != null)
              .forEach(source -> mounted.add(source.getSecret().getName()));
        }
      }
      Set<String> expected = new TreeSet<>();
      for (Object volume : (List<?>) service(tier).get("volumes")) {
        String name = volume.toString().replaceAll(":.*", "");
        if (name.endsWith("key") || name.equals("keys") && !tier.equals("loader")) {
          expected.add(name);
        }
      }
      assertThat(mounted).as(tier).isEqualTo(expected);
    }
    assertThat(DeployFolder.pod("client").getVolumes())
        .noneMatch(volume -> volume.getSecret() != null);
  }

  @Test
  void filesAreWhereTheImagesReadThem() {
    for (String tier : List.of("db", "web", "app")) {
      Set<String> mounted =
          DeployFolder.pod(tier).getContainers().get(0).getVolumeMounts().stream()
              .map(VolumeMount::getMountPath)
              .collect(toCollection(TreeSet::new));
      Set<String> expected = new TreeSet<>();
      for (String kind : List.of("volumes", "tmpfs")) {
        for (Object volume : (List<?>) service(tier).get(kind)) {
          String[] parts = volume.toString().split(":");
          expected.add(kind.equals("tmpfs") ? parts[0] : parts[1]);
        }
      }
      assertThat(mounted).as(tier).isEqualTo(expected);
    }
  }

  @Test
  void accountsAreThoseOfCompose() throws IOException {
    String sql = accounts(DeployFolder.HOME.resolve("deploy/docker/start"));
    assertThat(sql).contains("GRANT SELECT, INSERT, UPDATE, DELETE ON rubis.*");
    assertThat(accounts(DeployFolder.DEPLOY.resolve("new-secrets")))
        .isEqualTo(sql.replace("$keys/", "$folder/"));
    String generated =
        GeneratedSecrets.value(GeneratedSecrets.create().all().get(2), "accounts.sql");
    assertThat(generated.replaceAll("BY '[0-9a-f]{32}'", "BY ''"))
        .isEqualTo(sql.replaceAll("BY '\\$.*'", "BY ''"));
  }

  /** The statements between the marks of a script. */
  private static String accounts(Path script) throws IOException {
    String text = Files.readString(script);
    int start = text.indexOf("<<SQL\n") + "<<SQL\n".length();
    return text.substring(start, text.indexOf("SQL\n", start));
  }

  /** What the policies of one direction allow, without DNS. */
  private static Map<String, Set<String>> edges(String direction) {
    Map<String, Set<String>> edges = new TreeMap<>();
    for (NetworkPolicy policy : DeployFolder.policies().toList()) {
      List<String> own = tiers(policy.getSpec().getPodSelector());
      if (policy.getMetadata().getName().equals("allow-dns")) {
        continue;
      }
      if (direction.equals("Ingress")) {
        policy
            .getSpec()
            .getIngress()
            .forEach(
                rule ->
                    rule.getFrom()
                        .forEach(
                            peer ->
                                tiers(peer.getPodSelector())
                                    .forEach(
                                        caller ->
                                            edges
                                                .computeIfAbsent(caller, unused -> new TreeSet<>())
                                                .addAll(own))));
      } else {
        policy
            .getSpec()
            .getEgress()
            .forEach(
                rule ->
                    rule.getTo()
                        .forEach(
                            peer ->
                                own.forEach(
                                    caller ->
                                        edges
                                            .computeIfAbsent(caller, unused -> new TreeSet<>())
                                            .addAll(tiers(peer.getPodSelector())))));
      }
    }
    return edges;
  }

  private static List<String> tiers(LabelSelector selector) {
    List<String> tiers = new ArrayList<>();
    if (selector.getMatchLabels().containsKey(Cluster.COMPONENT)) {
      tiers.add(selector.getMatchLabels().get(Cluster.COMPONENT));
    }
    selector.getMatchExpressions().forEach(expression -> tiers.addAll(expression.getValues()));
    return tiers;
  }

  private static Map<?, ?> service(String name) {
    return (Map<?, ?>) ((Map<?, ?>) COMPOSE.get("services")).get(name);
  }

  private static Map<?, ?> healthcheck(String name) {
    return (Map<?, ?>) service(name).get("healthcheck");
  }

  private static List<String> members(String network) {
    return ((Map<?, ?>) COMPOSE.get("services"))
        .entrySet().stream()
            .filter(
                service ->
                    ((Map<?, ?>) service.getValue()).get("networks") instanceof List<?> networks
                        && networks.contains(network))
            .map(service -> service.getKey().toString())
            .toList();
  }

  /** A variable of the compose file has its default value. */
  private static String resolved(String text) {
    return text.replaceAll("\\$\\{\\w+:-([^}]*)}", "$1");
  }
}
