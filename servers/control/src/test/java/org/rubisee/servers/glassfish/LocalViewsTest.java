package org.rubisee.servers.glassfish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.rubisee.servers.Xml;
import org.w3c.dom.Document;

class LocalViewsTest {

  private static final String ITEM =
      """
      <entity>
        <ejb-name>Item</ejb-name>
        <home>shop.Items$Home</home>
        <remote>shop.Item$Remote</remote>
        <local-home>shop.Items$LocalHome</local-home>
        <local>shop.Item$Local</local>
        %s
      </entity>
      """;

  private static final String REFERENCE =
      """
      <ejb-ref>
        <ejb-ref-name>ejb/Item</ejb-ref-name>
        <ejb-ref-type>Entity</ejb-ref-type>
        <home>shop.Items$Home</home>
        <remote>shop.Item$Remote</remote>
        <ejb-link>Item</ejb-link>
      </ejb-ref>
      """;

  private static final String LOCAL_REFERENCE =
      "<ejb-local-ref><ejb-ref-name>ejb/Item</ejb-ref-name><ejb-ref-type>Entity</ejb-ref-type>"
          + "<local-home>shop.Items$LocalHome</local-home><local>shop.Item$Local</local>";

  @Test
  void anEntityKeepsItsLocalView() throws IOException {
    assertThat(local(String.format(Locale.ROOT, ITEM, "")))
        .contains("<local-home>shop.Items$LocalHome</local-home>", "<local>shop.Item$Local</local>")
        .doesNotContain("<home>", "<remote>");
  }

  @Test
  void aReferenceToAnEntityBecomesALocalOne() throws IOException {
    assertThat(local(String.format(Locale.ROOT, ITEM, REFERENCE)))
        .contains(LOCAL_REFERENCE + "<ejb-link>Item</ejb-link></ejb-local-ref>")
        .doesNotContain("ejb-ref>");
  }

  @Test
  void aSessionBeanHasItsRemoteInterfaceAsALocalOne() throws IOException {
    assertThat(local(session("<business-remote>shop.Shop</business-remote>")))
        .contains("<business-local>shop.Shop</business-local>")
        .doesNotContain("business-remote");
  }

  @Test
  void aLocalInterfaceOfASessionBeanIsEnough() throws IOException {
    String both =
        "<business-local>shop.Shop$Local</business-local>"
            + "<business-remote>shop.Shop$Remote</business-remote>";
    String caller =
        """
        <session>
          <ejb-name>Caller</ejb-name>
          <ejb-ref>
            <ejb-ref-name>ejb/Shop</ejb-ref-name>
            <ejb-ref-type>Session</ejb-ref-type>
            <remote>shop.Shop$Remote</remote>
            <lookup-name>ejb:shop/sessions/Shop!shop.Shop$Remote</lookup-name>
          </ejb-ref>
        </session>
        """;

    assertThat(local(session(both) + caller))
        .contains("<business-local>shop.Shop$Local</business-local>")
        .contains("<ejb-ref-type>Session</ejb-ref-type><local>shop.Shop$Local</local>")
        .doesNotContain("Remote", "lookup-name");
  }

  @Test
  void aHomeThatIsAGlobalNameBecomesAReference() throws IOException {
    String entries =
        entry("ejb/Item", "java:global/shop/entities/Item!shop.Items$LocalHome")
            + entry("limit", "7")
            + "<resource-ref><res-ref-name>jdbc/Shop</res-ref-name></resource-ref>";

    assertThat(local(String.format(Locale.ROOT, ITEM, "") + session(entries)))
        .contains(LOCAL_REFERENCE + "</ejb-local-ref>")
        .contains("<env-entry-name>limit</env-entry-name>")
        .doesNotContain("java:global")
        .matches("(?s).*</env-entry>.*<ejb-local-ref>.*<resource-ref>.*");
  }

  @Test
  void aHomeThatNoBeanHasIsRefused() {
    String entry = entry("ejb/Item", "java:global/shop/entities/Item!shop.Others$Home");

    assertThatThrownBy(() -> local(String.format(Locale.ROOT, ITEM, "") + session(entry)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("ejb/Item of Shop is shop.Others$Home, which no bean has");
  }

  @Test
  void anEntityWithoutALocalViewIsRefused() {
    String remoteOnly = String.format(Locale.ROOT, ITEM, "").replaceAll("(?m)^ *<local.*$", "");

    assertThatThrownBy(() -> local(remoteOnly))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Bean Item has no local-home");
  }

  private static String session(String content) {
    return "<session><ejb-name>Shop</ejb-name>" + content + "</session>";
  }

  private static String entry(String name, String value) {
    return "<env-entry><env-entry-name>"
        + name
        + "</env-entry-name><env-entry-value>"
        + value
        + "</env-entry-value></env-entry>";
  }

  /** The descriptor with local views, without white space between elements. */
  private static String local(String beans) throws IOException {
    String xml =
        "<ejb-jar xmlns=\"urn:ee\"><enterprise-beans>" + beans + "</enterprise-beans></ejb-jar>";
    Document descriptor =
        Xml.parse(xml.replaceAll(">\\s+<", "><").getBytes(StandardCharsets.UTF_8));
    LocalViews.apply(List.of(descriptor));
    return new String(Xml.bytes(descriptor), StandardCharsets.UTF_8);
  }
}
