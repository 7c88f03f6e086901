package org.rubisee.servers.glassfish;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rubisee.servers.Xml;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * Makes all calls of the beans of an application local. GlassFish's ORB, which remote views need,
 * refuses the homes of the site: they redefine the results of inherited methods.
 *
 * <p>An entity bean keeps its local view, which the descriptors have beside the remote one. A
 * session bean gets its remote business interface as a local one, unless it has a local one.
 * References become local ones, also those that are global names for WildFly. GlassFish finds the
 * beans by their interfaces.
 */
final class LocalViews {

  /** How a façade names the home of an entity bean for WildFly. */
  private static final Pattern HOME = Pattern.compile("java:global/[^/]+/[^/]+/([^/!]+)!(.+)");

  /** By bean. */
  private final Map<String, Views> entities = new HashMap<>();

  /** Local business interfaces of session beans, by their remote ones. */
  private final Map<String, String> sessions = new HashMap<>();

  /** The interfaces of an entity bean. */
  private record Views(String home, String localHome, String local) {

    boolean have(String anyHome) {
      return anyHome.equals(home) || anyHome.equals(localHome);
    }
  }

  private LocalViews(List<Document> descriptors) {
    for (Element bean : all(descriptors, "entity")) {
      entities.put(
          name(bean),
          new Views(
              Xml.text(bean, "home").orElse(""),
              required(bean, "local-home"),
              required(bean, "local")));
    }
    for (Element bean : all(descriptors, "session")) {
      for (Element view : Xml.children(bean, "business-remote")) {
        String remote = view.getTextContent().strip();
        sessions.put(remote, Xml.text(bean, "business-local").orElse(remote));
      }
    }
  }

  /**
   * Changes the descriptors of an application's EJB modules.
   *
   * @throws IllegalArgumentException if an entity bean has no local view, or a reference is to a
   *     bean that is not there
   */
  static void apply(List<Document> descriptors) {
    LocalViews views = new LocalViews(descriptors);
    for (Element bean : all(descriptors, "entity", "session")) {
      views.keepLocalView(bean);
      views.replaceNames(bean);
      Xml.children(bean, "ejb-ref").forEach(reference -> views.makeLocal(bean, reference));
      Xml.children(bean, "ejb-local-ref").forEach(reference -> remove(reference, "lookup-name"));
    }
  }

  /** The beans of these kinds, in the order of the kinds. */
  static List<Element> all(List<Document> descriptors, String... kinds) {
    List<Element> beans = new ArrayList<>();
    for (String kind : kinds) {
      for (Document descriptor : descriptors) {
        for (Element list : Xml.children(descriptor.getDocumentElement(), "enterprise-beans")) {
          beans.addAll(Xml.children(list, kind));
        }
      }
    }
    return beans;
  }

  static String name(Element bean) {
    return required(bean, "ejb-name");
  }

  private static String required(Element bean, String child) {
    return Xml.text(bean, child)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    String.format(
                        Locale.ROOT,
                        "Bean %s has no %s: correct ejb-jar.xml",
                        Xml.text(bean, "ejb-name").orElse("without a name"),
                        child)));
  }

  private void keepLocalView(Element bean) {
    remove(bean, "home", "remote");
    boolean hasLocal = !Xml.children(bean, "business-local").isEmpty();
    for (Element view : Xml.children(bean, "business-remote")) {
      if (hasLocal) {
        bean.removeChild(view);
      } else {
        Xml.rename(view, "business-local");
      }
    }
  }

  private static void remove(Element parent, String... names) {
    Stream.of(names)
        .flatMap(name -> Xml.children(parent, name).stream())
        .forEach(parent::removeChild);
  }

  /** An entry of the environment that names a home becomes a reference to the bean. */
  private void replaceNames(Element bean) {
    List<Element> entries = Xml.children(bean, "env-entry");
    if (entries.isEmpty()) {
      return;
    }
    Node place = entries.get(entries.size() - 1).getNextSibling();
    for (Element entry : entries) {
      Matcher home = HOME.matcher(Xml.text(entry, "env-entry-value").orElse(""));
      if (home.matches()) {
        Views views = entities.get(home.group(1));
        String name = required(entry, "env-entry-name");
        if (views == null || !views.have(home.group(2))) {
          throw noBean(bean, name, home.group(2));
        }
        bean.insertBefore(reference(entry, name, views), place);
        bean.removeChild(entry);
      }
    }
  }

  private static Element reference(Element sibling, String name, Views views) {
    Element reference = Xml.create(sibling, "ejb-local-ref");
    Xml.add(reference, "ejb-ref-name", name);
    Xml.add(reference, "ejb-ref-type", "Entity");
    Xml.add(reference, "local-home", views.localHome());
    Xml.add(reference, "local", views.local());
    return reference;
  }

  private void makeLocal(Element bean, Element reference) {
    String name = required(reference, "ejb-ref-name");
    for (Element home : Xml.children(reference, "home")) {
      String remote = home.getTextContent().strip();
      Views views =
          entities.values().stream()
              .filter(entity -> entity.have(remote))
              .findFirst()
              .orElseThrow(() -> noBean(bean, name, remote));
      home.setTextContent(views.localHome());
      Xml.children(reference, "remote").forEach(view -> view.setTextContent(views.local()));
      Xml.rename(home, "local-home");
    }
    for (Element view : Xml.children(reference, "remote")) {
      String type = view.getTextContent().strip();
      view.setTextContent(sessions.getOrDefault(type, type));
      Xml.rename(view, "local");
    }
    remove(reference, "lookup-name");
    Xml.rename(reference, "ejb-local-ref");
  }

  private static IllegalArgumentException noBean(Element bean, String reference, String type) {
    return new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "%s of %s is %s, which no bean has: correct ejb-jar.xml",
            reference,
            name(bean),
            type));
  }
}
