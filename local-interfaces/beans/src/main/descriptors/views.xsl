<?xml version="1.0" encoding="UTF-8"?>
<!-- What local-interfaces changes of the descriptors that it shares: that of the façades in auction/facades, and
     that of the entity beans in entity-cmp. What only the application tier itself calls, that is the entity
     beans, Auth and Query, has local interfaces in place of remote ones. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:ee="https://jakarta.ee/xml/ns/jakartaee" xmlns="https://jakarta.ee/xml/ns/jakartaee" exclude-result-prefixes="ee">
  <xsl:import href="../../../../../auction/facades/src/main/descriptors/copy.xsl" />

  <!-- The views of the beans -->
  <xsl:template match="ee:session[ee:ejb-name = 'Auth' or ee:ejb-name = 'Query']/ee:business-remote">
    <business-local><xsl:apply-templates /></business-local>
  </xsl:template>
  <xsl:template match="ee:entity/ee:home | ee:entity/ee:remote" />

  <!-- The references of their callers. PutBid calls ViewItem as the web tier does, by its remote interface. -->
  <xsl:template match="ee:ejb-ref[ee:ejb-ref-name != 'ejb/ViewItem']">
    <ejb-local-ref><xsl:apply-templates mode="local" /></ejb-local-ref>
  </xsl:template>
  <xsl:template mode="local" match="ee:home"><local-home><xsl:apply-templates /></local-home></xsl:template>
  <xsl:template mode="local" match="ee:remote"><local><xsl:apply-templates /></local></xsl:template>
  <xsl:template mode="local" match="ee:lookup-name">
    <lookup-name>
      <xsl:value-of select="concat('java:app/facades/', substring-after(../ee:ejb-ref-name, 'ejb/'), '!')" />
      <xsl:apply-templates select="../ee:remote/text()" />
    </lookup-name>
  </xsl:template>
  <xsl:template mode="local" match="*"><xsl:apply-templates select="." /></xsl:template>

  <!-- The names of the interfaces -->
  <xsl:template match="text()[contains(., '$Home')]">
    <xsl:variable name="text"><xsl:apply-imports /></xsl:variable>
    <xsl:value-of select="concat(substring-before($text, '$Home'), '$LocalHome')" />
  </xsl:template>
  <xsl:template match="text()[contains(., '$Remote')]">
    <xsl:value-of select="concat(substring-before(., '$Remote'), '$Local')" />
  </xsl:template>
</xsl:stylesheet>
