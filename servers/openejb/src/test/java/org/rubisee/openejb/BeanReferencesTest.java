package org.rubisee.openejb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.apache.openejb.config.AppModule;
import org.apache.openejb.config.EjbModule;
import org.apache.openejb.jee.EjbJar;
import org.apache.openejb.jee.EjbLocalRef;
import org.apache.openejb.jee.EjbRef;
import org.apache.openejb.jee.EntityBean;
import org.apache.openejb.jee.EnvEntry;
import org.apache.openejb.jee.PersistenceType;
import org.apache.openejb.jee.SessionBean;
import org.apache.openejb.jee.StatelessBean;
import org.junit.jupiter.api.Test;

class BeanReferencesTest {

  private final SessionBean facade = new StatelessBean("ViewItem", "org.rubisee.Facade");
  private final EntityBean item =
      new EntityBean("Item", "org.rubisee.ItemBean", PersistenceType.CONTAINER);

  BeanReferencesTest() {
    item.setHome("org.rubisee.Items$Home");
    item.setRemote("org.rubisee.Item");
    item.setLocalHome("org.rubisee.Items$LocalHome");
    item.setLocal("org.rubisee.Item$Local");
  }

  private void link() {
    EjbJar sessions = new EjbJar("facades");
    sessions.addEnterpriseBean(facade);
    EjbJar entities = new EjbJar("entities");
    entities.addEnterpriseBean(item);
    AppModule application = new AppModule(getClass().getClassLoader(), "site");
    application.getEjbModules().add(new EjbModule(sessions));
    application.getEjbModules().add(new EjbModule(entities));
    BeanReferences.link(application);
  }

  private void addHome(String interfaceName) {
    facade
        .getEnvEntry()
        .add(
            new EnvEntry(
                "ejb/Item", String.class, "java:global/a-site/entities/Item!" + interfaceName));
  }

  @Test
  void aRemoteHomeIsAReferenceToItsBean() {
    addHome("org.rubisee.Items$Home");
    link();

    assertThat(facade.getEnvEntry()).isEmpty();
    EjbRef reference = facade.getEjbRef().iterator().next();
    assertThat(reference.getEjbRefName()).isEqualTo("ejb/Item");
    assertThat(reference.getHome()).isEqualTo("org.rubisee.Items$Home");
    assertThat(reference.getRemote()).isEqualTo("org.rubisee.Item");
  }

  @Test
  void aLocalHomeIsALocalReference() {
    addHome("org.rubisee.Items$LocalHome");
    link();

    EjbLocalRef reference = facade.getEjbLocalRef().iterator().next();
    assertThat(reference.getEjbRefName()).isEqualTo("ejb/Item");
    assertThat(reference.getLocalHome()).isEqualTo("org.rubisee.Items$LocalHome");
    assertThat(reference.getLocal()).isEqualTo("org.rubisee.Item$Local");
  }

  @Test
  void sessionBeansAreNotLookedUpByNamesOfWildFly() {
    facade
        .getEjbRef()
        .add(
            new EjbRef()
                .name("ejb/Auth")
                .remote("org.rubisee.Auth")
                .lookup("ejb:a-site/facades/Auth!org.rubisee.Auth"));
    facade
        .getEjbLocalRef()
        .add(
            new EjbLocalRef("ejb/Query", null)
                .local("org.rubisee.Query")
                .lookup("java:app/facades/Query!org.rubisee.Query"));
    link();

    assertThat(facade.getEjbRef().iterator().next().getLookupName()).isNull();
    assertThat(facade.getEjbLocalRef().iterator().next().getLookupName()).isNull();
  }

  @Test
  void otherEntriesStay() {
    facade.getEnvEntry().add(new EnvEntry("limit", Integer.class, "25"));
    link();

    assertThat(facade.getEnvEntry()).hasSize(1);
  }

  @Test
  void namesAHomeThatNoBeanHas() {
    addHome("org.rubisee.Items$Other");

    assertThatThrownBy(this::link)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("ejb/Item of ViewItem is org.rubisee.Items$Other of Item");
  }
}
