package org.rubisee.bench.topology.kubernetes;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.KubernetesResource;
import io.fabric8.kubernetes.api.model.LabelSelector;
import io.fabric8.kubernetes.api.model.PodSpec;
import io.fabric8.kubernetes.api.model.PodTemplateSpec;
import io.fabric8.kubernetes.api.model.SecurityContext;
import io.fabric8.kubernetes.api.model.Service;
import io.fabric8.kubernetes.api.model.Volume;
import io.fabric8.kubernetes.api.model.VolumeMount;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.apps.StatefulSet;
import io.fabric8.kubernetes.api.model.autoscaling.v2.HorizontalPodAutoscaler;
import io.fabric8.kubernetes.api.model.batch.v1.Job;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import io.fabric8.kubernetes.api.model.policy.v1.PodDisruptionBudget;
import io.fabric8.kubernetes.client.utils.KubernetesSerialization;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.servers.knobs.Implementation;
import org.yaml.snakeyaml.Yaml;

/** What can be said of {@code deploy/} without a cluster. */
class ManifestsTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final Path DEPLOY = HOME.resolve("deploy");
  private static final Manifests MANIFESTS = Manifests.in(HOME);
  private static final List<String> PARTS =
      List.of("common", "database", "web", "app", "emulators", "autoscaling");
  private static final Map<?, ?> COMPOSE = compose();

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

  static Stream<HasMetadata> objects() {
    return PARTS.stream().flatMap(part -> MANIFESTS.objects(part).stream());
  }

  /** The model keeps fields that it does not know apart: a wrong name ends up there. */
  @Test
  void everyFieldIsOneOfTheSchema() {
    assertThat(objects())
        .allSatisfy(object -> assertThat(UnknownFields.of(object)).as(name(object)).isEmpty());
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
    assertThat(objects().map(object -> object.getApiVersion() + " " + object.getKind()))
        .allSatisfy(kind -> assertThat(STABLE).contains(kind));
  }

  @Test
  void everyImplementationHasASite() throws IOException {
    for (Implementation implementation : Implementation.in(HOME)) {
      String site = Files.readString(site(implementation.name()));
      assertThat(site).contains("RUBIS_IMPLEMENTATION=" + implementation.name() + "\n");
      assertThat(site.contains("../../app")).isEqualTo(implementation.hasAppTier());
      assertThat(site).contains("../../common", "../../database", "../../web", "../../images");
    }
  }

  @Test
  void imagesArePinnedInOnePlaceAndAreThoseOfCompose() throws IOException {
    Map<String, String> images = MANIFESTS.images();
    Map<?, ?> pinned = (Map<?, ?>) COMPOSE.get("x-images");
    assertThat(images).containsEntry("mysql", pinned.get("mysql").toString());
    String version = Files.readString(HOME.resolve("pom.xml"));
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
    assertThat(containers().map(Container::getImage))
        .allSatisfy(image -> assertThat(images).containsValue(image));
  }

  @Test
  void nobodyIsRootOrHasCapabilitiesOrWritesIntoItsImage() {
    assertThat(pods())
        .allSatisfy(
            pod -> {
              assertThat(pod.getSecurityContext().getRunAsNonRoot()).isTrue();
              assertThat(pod.getSecurityContext().getRunAsUser()).isPositive();
              assertThat(pod.getSecurityContext().getSeccompProfile().getType())
                  .isEqualTo("RuntimeDefault");
              assertThat(pod.getAutomountServiceAccountToken()).isFalse();
              assertThat(pod.getEnableServiceLinks()).isFalse();
            });
    assertThat(containers())
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
    assertThat(containers())
        .allSatisfy(
            container -> {
              assertThat(container.getResources().getRequests())
                  .as(container.getName())
                  .containsKeys("cpu", "memory");
              assertThat(container.getResources().getLimits())
                  .containsEntry("memory", container.getResources().getRequests().get("memory"));
            });
  }

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
          .filter(caller -> !caller.equals(called))
          .forEach(caller -> byCompose.get(caller).add(called));
    }
    assertThat(edges("Egress")).isEqualTo(byCompose);
    assertThat(edges("Ingress")).isEqualTo(byCompose);
    assertThat(byCompose.get("web")).containsExactly("app", "db");
    assertThat(byCompose.get("client")).containsExactly("web");
  }

  @Test
  void whatNoPolicyAllowsIsDenied() {
    NetworkPolicy all = policies().filter(one -> name(one).endsWith("deny-all")).findFirst().get();
    assertThat(all.getSpec().getPodSelector().getMatchLabels()).isEmpty();
    assertThat(all.getSpec().getPolicyTypes()).containsExactlyInAnyOrder("Ingress", "Egress");
    assertThat(all.getSpec().getIngress()).isEmpty();
    assertThat(all.getSpec().getEgress()).isEmpty();
  }

  @Test
  void noServiceIsReachedFromOutside() {
    assertThat(objects().filter(Service.class::isInstance).map(Service.class::cast))
        .hasSize(3)
        .allSatisfy(service -> assertThat(service.getSpec().getType()).isNull());
    assertThat(pods()).allSatisfy(pod -> assertThat(pod.getHostNetwork()).isNull());
  }

  @Test
  void theDatabaseRunsAsInCompose() {
    List<String> expected =
        ((List<?>) service("db").get("command"))
            .stream().map(Object::toString).map(ManifestsTest::resolved).toList();
    Container db = pod("db").getContainers().get(0);
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
    List<String> query = pod("db").getContainers().get(0).getStartupProbe().getExec().getCommand();
    String asked = ((List<?>) healthcheck("db").get("test")).get(1).toString();
    assertThat(query.get(2)).isEqualTo(asked.replace("$$", "$"));
    for (String tier : List.of("web", "app")) {
      Container server = pod(tier).getContainers().get(0);
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
      for (Volume volume : pod(tier).getVolumes()) {
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
    assertThat(pod("client").getVolumes()).noneMatch(volume -> volume.getSecret() != null);
  }

  @Test
  void filesAreWhereTheImagesReadThem() {
    for (String tier : List.of("db", "web", "app")) {
      Set<String> mounted =
          pod(tier).getContainers().get(0).getVolumeMounts().stream()
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
    String sql = accounts(HOME.resolve("docker/start"));
    assertThat(sql).contains("GRANT SELECT, INSERT, UPDATE, DELETE ON rubis.*");
    assertThat(accounts(DEPLOY.resolve("new-secrets")))
        .isEqualTo(sql.replace("$keys/", "$folder/"));
    String generated =
        GeneratedSecrets.value(GeneratedSecrets.create().all().get(2), "accounts.sql");
    assertThat(generated.replaceAll("BY '[0-9a-f]{32}'", "BY ''"))
        .isEqualTo(sql.replaceAll("BY '\\$.*'", "BY ''"));
  }

  @Test
  void secretsAreNeverInGitOrInImages() throws IOException {
    assertThat(HOME.resolve(".gitignore")).content().contains("/deploy/common/secrets/\n");
    assertThat(Files.readAllLines(HOME.resolve(".dockerignore"))).contains("deploy");
  }

  @Test
  void secretsAreGeneratedOnceAndTheClockEachTime(@TempDir Path folder) throws Exception {
    Path script = Files.copy(DEPLOY.resolve("new-secrets"), folder.resolve("new-secrets"));
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

  @ParameterizedTest
  @ValueSource(strings = {"db", "web", "app"})
  void aTierIsDisruptedAtMostOneByOne(String tier) {
    PodDisruptionBudget budget =
        objects()
            .filter(PodDisruptionBudget.class::isInstance)
            .map(PodDisruptionBudget.class::cast)
            .filter(one -> one.getMetadata().getName().equals(tier))
            .findFirst()
            .orElseThrow();
    assertThat(budget.getSpec().getSelector().getMatchLabels())
        .isEqualTo(template(tier).getMetadata().getLabels());
    assertThat(budget.getSpec().getMaxUnavailable().getIntVal())
        .isEqualTo(tier.equals("db") ? 0 : 1);
  }

  @Test
  void emulatorsShareOneLoadByTheirIndex() {
    Job job =
        objects()
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
        .contains("--share $((JOB_COMPLETION_INDEX + 1))/$LOAD_PROCESSES");
    assertThat(job.getSpec().getBackoffLimit()).as("a share is not sent twice").isZero();
  }

  @Test
  void theAutoscalerScalesTheWebTier() throws IOException {
    HorizontalPodAutoscaler scaler =
        objects()
            .filter(HorizontalPodAutoscaler.class::isInstance)
            .map(HorizontalPodAutoscaler.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(scaler.getSpec().getScaleTargetRef().getName()).isEqualTo("web");
    assertThat(Files.readString(DEPLOY.resolve("autoscaling/kustomization.yaml")))
        .contains("path: /spec/replicas");
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
    try (Stream<Path> folders = Files.list(DEPLOY.resolve("sites"))) {
      return Stream.concat(
          Stream.of("emulators"),
          folders.map(folder -> "sites/" + folder.getFileName()).sorted().toList().stream());
    }
  }

  private static void copyTo(Path copy) throws IOException {
    try (Stream<Path> files = Files.walk(DEPLOY)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path target = copy.resolve(DEPLOY.relativize(file).toString());
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

  /** The statements between the marks of a script. */
  private static String accounts(Path script) throws IOException {
    String text = Files.readString(script);
    int start = text.indexOf("<<SQL\n") + "<<SQL\n".length();
    return text.substring(start, text.indexOf("SQL\n", start));
  }

  private static Path site(String implementation) {
    return DEPLOY.resolve("sites").resolve(implementation).resolve("kustomization.yaml");
  }

  private static String text(String file) {
    try {
      return Files.readString(DEPLOY.resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> yaml() throws IOException {
    try (Stream<Path> files = Files.walk(DEPLOY)) {
      return files.filter(file -> file.toString().endsWith(".yaml")).toList();
    }
  }

  private static String name(HasMetadata object) {
    return object.getKind() + " " + object.getMetadata().getName();
  }

  private static Stream<NetworkPolicy> policies() {
    return objects().filter(NetworkPolicy.class::isInstance).map(NetworkPolicy.class::cast);
  }

  /** What the policies of one direction allow, without DNS. */
  private static Map<String, Set<String>> edges(String direction) {
    Map<String, Set<String>> edges = new TreeMap<>();
    for (NetworkPolicy policy : policies().toList()) {
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

  private static Stream<PodSpec> pods() {
    return objects().flatMap(object -> Manifests.podSpec(object).stream());
  }

  private static Stream<Container> containers() {
    return pods()
        .flatMap(
            pod -> Stream.concat(pod.getInitContainers().stream(), pod.getContainers().stream()));
  }

  private static PodSpec pod(String component) {
    return template(component).getSpec();
  }

  private static PodTemplateSpec template(String component) {
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

  private static Map<?, ?> compose() {
    try {
      return new Yaml().load(Files.readString(HOME.resolve("docker-compose.yml")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
