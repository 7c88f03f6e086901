package org.rubisee.servers.glassfish;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.rubisee.servers.Xml;
import org.rubisee.servers.knobs.KnobCatalogue;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/**
 * GlassFish's own descriptor of an EJB module: pools, caches and commit options of its beans, and
 * where their data source is.
 *
 * @param properties those that knobs set, {@code rubis.entities.*} and {@code rubis.ejb.*}
 */
record BeanSettings(Map<String, String> properties) {

  /** The name of the descriptor. */
  static final String FILE = "META-INF/glassfish-ejb-jar.xml";

  private static final String POOL = "rubis.entities.pool";
  private static final String CACHE = "rubis.entities.bean-cache";
  private static final String COMMIT_OPTION = "rubis.entities.commit-option";

  private static final String DESCRIPTOR =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE glassfish-ejb-jar PUBLIC "-//GlassFish.org//DTD GlassFish Application Server 3.1 EJB 3.1//EN"
          "http://glassfish.org/dtds/glassfish-ejb-jar_3_1-1.dtd">
      <glassfish-ejb-jar>
        <enterprise-beans>
      %s  </enterprise-beans>
      </glassfish-ejb-jar>
      """;

  private static final String RESOURCE =
      """
            <resource-ref>
              <res-ref-name>%s</res-ref-name>
              <jndi-name>%s</jndi-name>
            </resource-ref>
      """;

  private static final String INSTANCES =
      """
            <bean-pool>
              <steady-pool-size>0</steady-pool-size>
              <max-pool-size>%s</max-pool-size>
            </bean-pool>
      """;

  private static final String READY =
      """
            <bean-cache>
              <max-cache-size>%s</max-cache-size>
            </bean-cache>
      """;

  /**
   * The descriptor.
   *
   * @param module the module's {@code ejb-jar.xml}
   */
  String xml(Document module) {
    StringBuilder beans = new StringBuilder();
    for (Element session : LocalViews.all(List.of(module), "session")) {
      bean(session, pool(of("rubis.ejb.pool-size")), beans);
    }
    for (Element entity : LocalViews.all(List.of(module), "entity")) {
      bean(entity, entitySettings(LocalViews.name(entity)), beans);
    }
    return String.format(Locale.ROOT, DESCRIPTOR, beans);
  }

  private static void bean(Element bean, String settings, StringBuilder beans) {
    beans.append("    <ejb>\n      <ejb-name>").append(LocalViews.name(bean));
    beans.append("</ejb-name>\n");
    for (Element resource : Xml.children(bean, "resource-ref")) {
      String name = Xml.text(resource, "res-ref-name").orElseThrow();
      beans.append(String.format(Locale.ROOT, RESOURCE, name, name));
    }
    beans.append(settings).append("    </ejb>\n");
  }

  /** Only option B keeps beans between transactions. */
  private String entitySettings(String bean) {
    String option = of(COMMIT_OPTION);
    String settings =
        "      <commit-option>" + option + "</commit-option>\n" + pool(ofBean(POOL, bean));
    return option.equals("B")
        ? settings + String.format(Locale.ROOT, READY, ofBean(CACHE, bean))
        : settings;
  }

  private static String pool(String size) {
    return String.format(Locale.ROOT, INSTANCES, size);
  }

  private String ofBean(String property, String bean) {
    return properties.getOrDefault(property + "." + bean, of(property));
  }

  private String of(String property) {
    return properties.getOrDefault(property, KnobCatalogue.SHARED.defaults().get(property));
  }
}
