package org.rubisee.servers.glassfish;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rubisee.servers.Xml;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/**
 * The references of the web tier to beans in its own server. Local homes of EJB 2.x have no global
 * name in GlassFish, so the web archive finds each bean in its environment, at {@code
 * java:comp/env/ejb/} and the name of the bean.
 */
final class WebReferences {

  private WebReferences() {}

  /**
   * Adds them to the descriptor of the web archive.
   *
   * @param web the descriptor
   * @param modules descriptors of the EJB modules, with local views; of two beans of the same name
   *     the session bean is found
   */
  static void add(Document web, List<Document> modules) {
    Set<String> names = new HashSet<>();
    for (Element session : LocalViews.all(modules, "session")) {
      if (names.add(LocalViews.name(session))) {
        Element reference = reference(web, session, "Session");
        Xml.text(session, "business-local").ifPresent(view -> Xml.add(reference, "local", view));
      }
    }
    for (Element entity : LocalViews.all(modules, "entity")) {
      if (names.add(LocalViews.name(entity))) {
        Element reference = reference(web, entity, "Entity");
        Xml.text(entity, "local-home").ifPresent(home -> Xml.add(reference, "local-home", home));
        Xml.text(entity, "local").ifPresent(view -> Xml.add(reference, "local", view));
      }
    }
  }

  private static Element reference(Document web, Element bean, String type) {
    Element reference = Xml.add(web.getDocumentElement(), "ejb-local-ref");
    Xml.add(reference, "ejb-ref-name", "ejb/" + LocalViews.name(bean));
    Xml.add(reference, "ejb-ref-type", type);
    return reference;
  }
}
