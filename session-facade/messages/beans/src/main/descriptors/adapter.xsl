<?xml version="1.0" encoding="UTF-8"?>
<!-- What messages adds to the façades' descriptor for WildFly: which resource adapter calls the message-driven beans. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:ee="https://jakarta.ee/xml/ns/jakartaee" xmlns="https://jakarta.ee/xml/ns/jakartaee" exclude-result-prefixes="ee">
  <xsl:import href="../../../../../../auction/facades/src/main/descriptors/copy.xsl" />

  <xsl:template match="ee:assembly-descriptor">
    <xsl:copy>
      <xsl:apply-templates />
      <r:resource-adapter-binding xmlns:r="urn:resource-adapter-binding:2.0">
        <ejb-name>Orders</ejb-name>
        <r:resource-adapter-name>#messages-broker.rar</r:resource-adapter-name>
      </r:resource-adapter-binding>
      <r:resource-adapter-binding xmlns:r="urn:resource-adapter-binding:2.0">
        <ejb-name>NoticeWriter</ejb-name>
        <r:resource-adapter-name>#messages-broker.rar</r:resource-adapter-name>
      </r:resource-adapter-binding>
    </xsl:copy>
  </xsl:template>
</xsl:stylesheet>
