package org.rubisee.servers.wildfly;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BuildConfigurationTest {

  private static final String BUILD =
      """
      <server>
          <extensions>
              <extension module="org.jboss.as.jsf"/>
              <extension module="org.wildfly.extension.undertow"/>
          </extensions>
          <profile>
              <subsystem xmlns="urn:jboss:domain:jsf:1.1"/>
              <subsystem xmlns="urn:jboss:domain:undertow:community:14.0" default-server="a">
                  <filters><filter name="burn"/></filters>
              </subsystem>
              <subsystem xmlns="urn:jboss:domain:mail:4.0">
                  <mail-session name="default"/>
              </subsystem>
              <subsystem xmlns="urn:wildfly:health:1.0" security-enabled="false"/>
          </profile>
      </server>
      """;

  private static final String PROVISIONED =
      """
      <server>
          <extensions>
              <extension module="org.wildfly.extension.undertow"/>
          </extensions>
          <profile>
              <subsystem xmlns="urn:jboss:domain:undertow:15.0"/>
          </profile>
      </server>
      """;

  @Test
  void leavesOutWhatTheProvisionedServerLacksAndKeepsTheRestAsTheBuildHasIt() {
    assertThat(BuildConfiguration.leftOut(BUILD, PROVISIONED))
        .isEqualTo(
            """
            <server>
                <extensions>
                    <extension module="org.wildfly.extension.undertow"/>
                </extensions>
                <profile>
                    <subsystem xmlns="urn:jboss:domain:undertow:community:14.0" default-server="a">
                        <filters><filter name="burn"/></filters>
                    </subsystem>
                </profile>
            </server>
            """);
  }
}
