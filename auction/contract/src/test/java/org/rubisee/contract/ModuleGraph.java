package org.rubisee.contract;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.rubisee.servers.knobs.Implementation;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** The modules of the project and what they depend on, read from their poms. */
final class ModuleGraph {

  private final Map<String, Set<String>> dependencies = new LinkedHashMap<>();
  private final Map<String, String> implementations = new TreeMap<>();
  private final Map<String, Path> folders = new TreeMap<>();
  private final Map<String, String> applications = new TreeMap<>();
  private final Path home;

  private ModuleGraph(Path home) {
    this.home = home;
  }

  /** The project in the folder that system property {@code rubis.home} names. */
  static ModuleGraph atRubisHome() {
    ModuleGraph graph = new ModuleGraph(Path.of(System.getProperty("rubis.home")));
    graph.addModule(graph.home, "");
    return graph;
  }

  /** Artifact ids of all modules with code, in the order in which the poms list them. */
  List<String> modules() {
    return List.copyOf(dependencies.keySet());
  }

  /** The folders that have an {@code implementation.properties}, relative to the checkout. */
  Set<String> implementations() {
    return new TreeSet<>(implementations.values());
  }

  /** The implementation that a module is part of; empty for a module that all share. */
  Optional<String> implementationOf(String module) {
    return Optional.ofNullable(implementations.get(module));
  }

  /** The implementations, other than its own, that the code of a module depends on. */
  Set<String> foreignImplementationsKnownTo(String module) {
    Set<String> foreign = new TreeSet<>();
    for (String known : knownTo(module)) {
      implementationOf(known).ifPresent(foreign::add);
    }
    implementationOf(module).ifPresent(foreign::remove);
    return foreign;
  }

  /** The applications, folders with {@code application.properties}, that a module depends on. */
  Set<String> applicationsKnownTo(String module) {
    Set<String> known = new TreeSet<>();
    knownTo(module).stream().map(applications::get).filter(Objects::nonNull).forEach(known::add);
    return known;
  }

  /** The implementations whose code one says that it reuses, in its description. */
  Set<String> reusedBy(String implementation) {
    return Implementation.read(folders.get(implementation)).reuses();
  }

  /** The project's modules that the code of a module depends on, those of its tests aside. */
  Set<String> knownTo(String module) {
    return dependencies.get(module);
  }

  private void addModule(Path folder, String implementationAbove) {
    Element project = parse(folder.resolve("pom.xml"));
    String implementation =
        Files.exists(folder.resolve("implementation.properties"))
            ? home.relativize(folder).toString()
            : implementationAbove;
    if (!implementation.isEmpty()) {
      folders.putIfAbsent(implementation, folder);
    }
    Element modules = child(project, "modules");
    if (modules != null) {
      for (Element module : children(modules, "module")) {
        addModule(folder.resolve(module.getTextContent().strip()), implementation);
      }
    } else if (!"pom".equals(text(project, "packaging"))) {
      String artifactId = text(project, "artifactId");
      dependencies.put(artifactId, dependencies(project));
      Path top = home.relativize(folder).getName(0);
      if (Files.exists(home.resolve(top).resolve("application.properties"))) {
        applications.put(artifactId, top.toString());
      }
      if (!implementation.isEmpty()) {
        implementations.put(artifactId, implementation);
      }
    }
  }

  private static Set<String> dependencies(Element project) {
    Set<String> known = new TreeSet<>();
    Element dependencies = child(project, "dependencies");
    if (dependencies != null) {
      for (Element dependency : children(dependencies, "dependency")) {
        boolean isOurs =
            text(dependency, "groupId").matches("org\\.rubisee|\\$\\{project.groupId}");
        boolean isCode = !"pom".equals(text(dependency, "type"));
        if (isOurs && isCode && !"test".equals(text(dependency, "scope"))) {
          known.add(text(dependency, "artifactId"));
        }
      }
    }
    return known;
  }

  private static Element parse(Path pom) {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(pom.toFile())
          .getDocumentElement();
    } catch (IOException | SAXException | ParserConfigurationException e) {
      throw new IllegalStateException(pom + " cannot be read", e);
    }
  }

  private static String text(Element parent, String name) {
    Element child = child(parent, name);
    return child == null ? "" : child.getTextContent().strip();
  }

  private static Element child(Element parent, String name) {
    Set<Element> found = children(parent, name);
    return found.isEmpty() ? null : found.iterator().next();
  }

  private static Set<Element> children(Element parent, String name) {
    Set<Element> found = new java.util.LinkedHashSet<>();
    NodeList nodes = parent.getChildNodes();
    for (int i = 0; i < nodes.getLength(); i++) {
      Node node = nodes.item(i);
      if (node instanceof Element element && element.getTagName().equals(name)) {
        found.add(element);
      }
    }
    return found;
  }
}
