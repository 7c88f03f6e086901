package org.rubisee.servers.glassfish;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.servers.Xml;

class BeanSettingsTest {

  private static final String MODULE =
      """
      <ejb-jar xmlns="urn:ee"><enterprise-beans>
        <entity>
          <ejb-name>Item</ejb-name>
          <resource-ref><res-ref-name>jdbc/Shop</res-ref-name></resource-ref>
        </entity>
        <entity><ejb-name>User</ejb-name></entity>
        <session><ejb-name>Query</ejb-name></session>
      </enterprise-beans></ejb-jar>
      """;

  @Test
  void beansHavePoolsLikeThoseOfWildFlyAndLoadInEachTransaction() throws IOException {
    String xml = xml(Map.of());

    assertThat(bean("Item", xml))
        .contains("<max-pool-size>100</max-pool-size>", "<commit-option>C</commit-option>")
        .doesNotContain("bean-cache");
    assertThat(bean("Query", xml))
        .contains("<max-pool-size>64</max-pool-size>")
        .doesNotContain("commit-option");
  }

  @Test
  void knobsSetPoolsCachesAndCommitOptions() throws IOException {
    String xml =
        xml(
            Map.of(
                "rubis.entities.pool", "5",
                "rubis.ejb.pool-size", "7",
                "rubis.entities.commit-option", "B",
                "rubis.entities.bean-cache.Item", "300"));

    assertThat(bean("Item", xml))
        .contains("<max-pool-size>5</max-pool-size>", "<commit-option>B</commit-option>")
        .contains("<max-cache-size>300</max-cache-size>");
    assertThat(bean("User", xml)).contains("<max-cache-size>10000</max-cache-size>");
    assertThat(bean("Query", xml)).contains("<max-pool-size>7</max-pool-size>");
  }

  @Test
  void aResourceHasTheNameThatBeansUse() throws IOException {
    String xml = xml(Map.of());

    assertThat(bean("Item", xml))
        .contains("<res-ref-name>jdbc/Shop</res-ref-name>", "<jndi-name>jdbc/Shop</jndi-name>");
    assertThat(bean("User", xml)).doesNotContain("resource-ref");
  }

  private static String xml(Map<String, String> properties) throws IOException {
    return new BeanSettings(properties).xml(Xml.parse(MODULE.getBytes(StandardCharsets.UTF_8)));
  }

  /** What the descriptor says of one bean. */
  private static String bean(String name, String xml) {
    int start = xml.indexOf("<ejb-name>" + name + "<");
    assertThat(start).as(name + " in " + xml).isPositive();
    return xml.substring(start, xml.indexOf("</ejb>", start));
  }
}
