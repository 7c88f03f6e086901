package org.rubisee.container.descriptor;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rubisee.container.Invocation;
import org.rubisee.container.descriptor.EntityDescriptor.ContainerManaged;
import org.rubisee.container.descriptor.EntityDescriptor.HomeReference;
import org.rubisee.container.descriptor.EntityDescriptor.ViewTypes;

/**
 * What a deployment descriptor says of entity beans.
 *
 * @param entities the entity beans
 * @param rollbackExceptions class names of application exceptions that roll back
 */
public record EjbJar(List<EntityDescriptor> entities, Set<String> rollbackExceptions) {
  /** Where descriptors lie. */
  public static final String LOCATION = "META-INF/ejb-jar.xml";

  /** All entity beans that the class loader knows a descriptor of. */
  public static EjbJar ofAll(ClassLoader loader) throws IOException {
    List<EntityDescriptor> entities = new ArrayList<>();
    Set<String> exceptions = new HashSet<>();
    for (URL location : Collections.list(loader.getResources(LOCATION))) {
      try (InputStream document = location.openStream()) {
        EjbJar jar = parse(document);
        entities.addAll(jar.entities);
        exceptions.addAll(jar.rollbackExceptions);
      }
    }
    return new EjbJar(entities, exceptions);
  }

  /**
   * The entity beans of one descriptor.
   *
   * @throws IOException if it is not well-formed
   * @throws IllegalArgumentException if it lacks an element or names an unknown attribute
   */
  public static EjbJar parse(InputStream document) throws IOException {
    Xml root = Xml.parse(document);
    Optional<Xml> assembly = root.first("assembly-descriptor");
    List<EntityDescriptor> entities = new ArrayList<>();
    for (Xml beans : root.all("enterprise-beans")) {
      for (Xml entity : beans.all("entity")) {
        entities.add(entity(entity, attributes(assembly, entity.needed("ejb-name"))));
      }
    }
    return new EjbJar(entities, rollbackExceptions(assembly));
  }

  private static EntityDescriptor entity(Xml entity, MethodAttributes attributes) {
    return new EntityDescriptor(
        entity.needed("ejb-name"),
        entity.needed("ejb-class"),
        view(entity, "home", "remote"),
        view(entity, "local-home", "local"),
        entity.text("reentrant").map(Boolean::parseBoolean).orElse(false),
        containerManaged(entity),
        references(entity),
        attributes);
  }

  private static Optional<ViewTypes> view(Xml entity, String home, String component) {
    return entity.text(home).map(type -> new ViewTypes(type, entity.needed(component)));
  }

  private static Optional<ContainerManaged> containerManaged(Xml entity) {
    if (!entity.needed("persistence-type").equals("Container")) {
      return Optional.empty();
    }
    List<String> fields =
        entity.all("cmp-field").stream().map(field -> field.needed("field-name")).toList();
    Map<String, String> queries = new HashMap<>();
    for (Xml query : entity.all("query")) {
      Xml method = query.neededElement("query-method");
      queries.put(signature(method), query.needed("ejb-ql"));
    }
    return Optional.of(
        new ContainerManaged(
            entity.needed("abstract-schema-name"),
            entity.needed("prim-key-class"),
            entity.text("primkey-field"),
            fields,
            queries));
  }

  /** As {@link Invocation#signature} would say it. */
  private static String signature(Xml method) {
    List<String> types =
        method
            .first("method-params")
            .map(params -> params.all("method-param"))
            .orElse(List.of())
            .stream()
            .map(param -> param.text().substring(param.text().lastIndexOf('.') + 1))
            .toList();
    return method.needed("method-name") + "(" + String.join(",", types) + ")";
  }

  private static Map<String, HomeReference> references(Xml entity) {
    Map<String, HomeReference> references = new LinkedHashMap<>();
    for (Xml ref : entity.all("ejb-ref")) {
      references.put(ref.needed("ejb-ref-name"), new HomeReference(ref.needed("ejb-link"), false));
    }
    for (Xml ref : entity.all("ejb-local-ref")) {
      references.put(ref.needed("ejb-ref-name"), new HomeReference(ref.needed("ejb-link"), true));
    }
    return references;
  }

  private static MethodAttributes attributes(Optional<Xml> assembly, String bean) {
    Map<String, TransactionAttribute> byMethod = new HashMap<>();
    List<Xml> transactions =
        assembly.map(found -> found.all("container-transaction")).orElse(List.of());
    for (Xml transaction : transactions) {
      for (Xml method : transaction.all("method")) {
        if (method.needed("ejb-name").equals(bean)) {
          byMethod.put(
              method.needed("method-name"),
              TransactionAttribute.named(transaction.needed("trans-attribute")));
        }
      }
    }
    return new MethodAttributes(byMethod);
  }

  private static Set<String> rollbackExceptions(Optional<Xml> assembly) {
    Set<String> names = new HashSet<>();
    for (Xml exception :
        assembly.map(found -> found.all("application-exception")).orElse(List.of())) {
      if (exception.text("rollback").map(Boolean::parseBoolean).orElse(false)) {
        names.add(exception.needed("exception-class"));
      }
    }
    return names;
  }
}
