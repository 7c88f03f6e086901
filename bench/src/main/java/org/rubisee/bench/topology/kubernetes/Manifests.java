package org.rubisee.bench.topology.kubernetes;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.PodSpec;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.apps.StatefulSet;
import io.fabric8.kubernetes.api.model.batch.v1.Job;
import io.fabric8.kubernetes.client.utils.KubernetesSerialization;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.StreamSupport;
import org.rubisee.bench.checkout.CommandFailedException;

/**
 * The manifests in {@code deploy/}, as {@code kubectl apply} gets them, but for what Kustomize
 * generates: the bench makes secrets and settings itself.
 *
 * @param folder the folder {@code deploy}
 */
record Manifests(Path folder) {

  private static final ObjectMapper YAML = new ObjectMapper(new YAMLFactory());
  private static final String KUSTOMIZATION = "kustomization.yaml";

  /** Those of a checkout. */
  static Manifests in(Path home) {
    return new Manifests(home.resolve("deploy"));
  }

  /**
   * The objects of a part, their images with the tags that {@code images/} sets.
   *
   * @param part a folder, for example {@code web}
   */
  List<HasMetadata> objects(String part) {
    Map<String, String> images = images();
    List<HasMetadata> objects = new ArrayList<>();
    for (Path file : files(part)) {
      objects.addAll(objects(file));
    }
    objects.forEach(object -> podSpec(object).ifPresent(pod -> setImages(pod, images)));
    return objects;
  }

  /** The files of a part, as its kustomization lists them. */
  List<Path> files(String part) {
    JsonNode kustomization = read(folder.resolve(part).resolve(KUSTOMIZATION));
    return StreamSupport.stream(kustomization.path("resources").spliterator(), false)
        .map(file -> folder.resolve(part).resolve(file.asText()))
        .toList();
  }

  /** The complete name of each image, by its name in the manifests. */
  Map<String, String> images() {
    Map<String, String> images = new TreeMap<>();
    for (JsonNode image : read(folder.resolve("images").resolve(KUSTOMIZATION)).path("images")) {
      String name = image.path("name").asText();
      images.put(
          name, image.path("newName").asText(name) + ":" + image.path("newTag").asText("latest"));
    }
    return images;
  }

  /** What an object says of the pods that are made for it; empty if none are. */
  static Optional<PodSpec> podSpec(HasMetadata object) {
    if (object instanceof Deployment deployment) {
      return Optional.of(deployment.getSpec().getTemplate().getSpec());
    }
    if (object instanceof StatefulSet set) {
      return Optional.of(set.getSpec().getTemplate().getSpec());
    }
    if (object instanceof Job job) {
      return Optional.of(job.getSpec().getTemplate().getSpec());
    }
    return Optional.empty();
  }

  private static void setImages(PodSpec pod, Map<String, String> images) {
    List<Container> all = new ArrayList<>(pod.getContainers());
    all.addAll(pod.getInitContainers());
    all.forEach(one -> one.setImage(images.getOrDefault(one.getImage(), one.getImage())));
  }

  private static List<HasMetadata> objects(Path file) {
    Object read = new KubernetesSerialization().unmarshal(text(file));
    if (read instanceof Collection<?> several) {
      return several.stream().map(HasMetadata.class::cast).toList();
    }
    return List.of((HasMetadata) read);
  }

  private static JsonNode read(Path file) {
    try {
      return YAML.readTree(text(file));
    } catch (IOException e) {
      throw new CommandFailedException(file + " cannot be read: " + e.getMessage(), e);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new CommandFailedException(file + " cannot be read: " + e.getMessage(), e);
    }
  }
}
