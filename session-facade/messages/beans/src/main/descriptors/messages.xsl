<?xml version="1.0" encoding="UTF-8"?>
<!-- What messages changes of the façades' descriptor, besides what session-facade does: StoreBuyNow and StoreBid send, Notices is
     a further façade, and two message-driven beans receive. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:ee="https://jakarta.ee/xml/ns/jakartaee" xmlns="https://jakarta.ee/xml/ns/jakartaee" exclude-result-prefixes="ee">
  <xsl:import href="../../../../../beans/src/main/descriptors/views.xsl" />

  <!-- A façade here, although it is one create: the message must be in the same transaction. -->
  <xsl:template match="ee:session[ee:ejb-name = 'StoreBid']">
    <xsl:copy>
      <xsl:apply-templates />
      <xsl:call-template name="connections" />
    </xsl:copy>
  </xsl:template>

  <!-- Orders look for the purchase of a ticket, too. -->
  <xsl:template match="ee:session[ee:ejb-name = 'StoreBuyNow']">
    <xsl:copy>
      <xsl:apply-templates />
      <xsl:call-template name="tables" />
      <xsl:call-template name="connections" />
    </xsl:copy>
  </xsl:template>

  <xsl:template match="ee:ejb-class/text()[. = 'org.rubisee.facades.StoreBidFacade']">org.rubisee.messages.StoreBidFacade</xsl:template>
  <xsl:template match="ee:ejb-class/text()[. = 'org.rubisee.facades.StoreBuyNowFacade']">org.rubisee.messages.StoreBuyNowFacade</xsl:template>

  <xsl:template match="ee:enterprise-beans">
    <xsl:copy>
      <xsl:apply-templates />
      <session>
        <ejb-name>Notices</ejb-name>
        <business-remote>org.rubisee.model.Notices</business-remote>
        <ejb-class>org.rubisee.messages.NoticesFacade</ejb-class>
        <session-type>Stateless</session-type>
        <transaction-type>Bean</transaction-type>
        <xsl:call-template name="tables" />
        <xsl:call-template name="connections" />
      </session>
      <message-driven>
        <ejb-name>Orders</ejb-name>
        <ejb-class>org.rubisee.messages.OrderBean</ejb-class>
        <xsl:call-template name="receiver">
          <xsl:with-param name="queue" select="'orders'" />
        </xsl:call-template>
        <xsl:apply-templates select="ee:session[ee:ejb-name = 'StoreBuyNow']/ee:env-entry" />
        <xsl:call-template name="tables" />
      </message-driven>
      <message-driven>
        <ejb-name>NoticeWriter</ejb-name>
        <ejb-class>org.rubisee.messages.NoticeBean</ejb-class>
        <xsl:call-template name="receiver">
          <xsl:with-param name="queue" select="'notices'" />
        </xsl:call-template>
        <xsl:call-template name="tables" />
      </message-driven>
    </xsl:copy>
  </xsl:template>

  <!-- A message is taken from its queue in the transaction of what is done with it. -->
  <xsl:template match="ee:assembly-descriptor/ee:container-transaction[1]">
    <xsl:apply-imports />
    <container-transaction>
      <method>
        <ejb-name>Orders</ejb-name>
        <method-name>*</method-name>
      </method>
      <method>
        <ejb-name>NoticeWriter</ejb-name>
        <method-name>*</method-name>
      </method>
      <trans-attribute>Required</trans-attribute>
    </container-transaction>
  </xsl:template>

  <xsl:template name="receiver">
    <xsl:param name="queue" />
    <messaging-type>jakarta.jms.MessageListener</messaging-type>
    <transaction-type>Container</transaction-type>
    <activation-config>
      <activation-config-property>
        <activation-config-property-name>destination</activation-config-property-name>
        <activation-config-property-value><xsl:value-of select="$queue" /></activation-config-property-value>
      </activation-config-property>
      <activation-config-property>
        <activation-config-property-name>destinationType</activation-config-property-name>
        <activation-config-property-value>jakarta.jms.Queue</activation-config-property-value>
      </activation-config-property>
      <activation-config-property>
        <activation-config-property-name>useJNDI</activation-config-property-name>
        <activation-config-property-value>false</activation-config-property-value>
      </activation-config-property>
      <activation-config-property>
        <activation-config-property-name>maxSession</activation-config-property-name>
        <activation-config-property-value>4</activation-config-property-value>
      </activation-config-property>
    </activation-config>
  </xsl:template>

  <xsl:template name="tables">
    <resource-ref>
      <res-ref-name>jdbc/RubisDS</res-ref-name>
      <res-type>javax.sql.DataSource</res-type>
      <res-auth>Container</res-auth>
      <lookup-name>java:jboss/datasources/RubisDS</lookup-name>
    </resource-ref>
  </xsl:template>

  <xsl:template name="connections">
    <resource-ref>
      <res-ref-name>jms/Broker</res-ref-name>
      <res-type>jakarta.jms.ConnectionFactory</res-type>
      <res-auth>Container</res-auth>
      <lookup-name>java:/jms/rubis</lookup-name>
    </resource-ref>
  </xsl:template>
</xsl:stylesheet>
