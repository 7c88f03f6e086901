package org.rubisee.openejb;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.openejb.config.AppModule;
import org.apache.openejb.jee.EjbLocalRef;
import org.apache.openejb.jee.EjbRef;
import org.apache.openejb.jee.EjbRefType;
import org.apache.openejb.jee.EnterpriseBean;
import org.apache.openejb.jee.EntityBean;
import org.apache.openejb.jee.EnvEntry;

/**
 * References between the beans of an application. Its descriptors say them in the words of WildFly,
 * which has no references to entity beans: a home is an entry with a global name, and a session
 * bean is looked up by name. In OpenEJB both are references, which it resolves by the interfaces. A
 * link would not do: a façade and an entity bean have the same name.
 */
final class BeanReferences {
  private static final Pattern HOME = Pattern.compile("java:global/[^/]+/[^/]+/([^/!]+)!(.+)");
  private static final Pattern SESSION = Pattern.compile("(?:ejb:[^/]+|java:app)/[^/]+/[^/!]+!.+");

  private final Map<String, EntityBean> entities;

  private BeanReferences(Map<String, EntityBean> entities) {
    this.entities = entities;
  }

  /**
   * Makes references of the names in an application's descriptors.
   *
   * @throws IllegalArgumentException if a name is that of a home that no bean has
   */
  static void link(AppModule application) {
    BeanReferences references =
        new BeanReferences(
            beans(application)
                .filter(EntityBean.class::isInstance)
                .map(EntityBean.class::cast)
                .collect(Collectors.toMap(EntityBean::getEjbName, Function.identity())));
    beans(application).forEach(references::link);
  }

  private static Stream<EnterpriseBean> beans(AppModule application) {
    return application.getEjbModules().stream()
        .flatMap(module -> Stream.of(module.getEjbJar().getEnterpriseBeans()));
  }

  private void link(EnterpriseBean bean) {
    for (EnvEntry entry : List.copyOf(bean.getEnvEntry())) {
      Matcher home = HOME.matcher(String.valueOf(entry.getEnvEntryValue()));
      if (home.matches()) {
        bean.getEnvEntryMap().remove(entry.getKey());
        addReference(bean, entry.getEnvEntryName(), home.group(1), home.group(2));
      }
    }
    for (EjbRef reference : bean.getEjbRef()) {
      if (isSession(reference.getLookupName())) {
        reference.setLookupName(null);
      }
    }
    for (EjbLocalRef reference : bean.getEjbLocalRef()) {
      if (isSession(reference.getLookupName())) {
        reference.setLookupName(null);
      }
    }
  }

  private static boolean isSession(String lookupName) {
    return lookupName != null && SESSION.matcher(lookupName).matches();
  }

  private void addReference(EnterpriseBean caller, String name, String bean, String home) {
    EntityBean entity = entities.get(bean);
    if (entity != null && home.equals(entity.getHome())) {
      EjbRef reference = new EjbRef();
      reference.setEjbRefName(name);
      reference.setEjbRefType(EjbRefType.ENTITY);
      reference.setHome(home);
      reference.setRemote(entity.getRemote());
      caller.getEjbRef().add(reference);
    } else if (entity != null && home.equals(entity.getLocalHome())) {
      EjbLocalRef reference = new EjbLocalRef();
      reference.setEjbRefName(name);
      reference.setEjbRefType(EjbRefType.ENTITY);
      reference.setLocalHome(home);
      reference.setLocal(entity.getLocal());
      caller.getEjbLocalRef().add(reference);
    } else {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s of %s is %s of %s, which no bean has: correct ejb-jar.xml",
              name,
              caller.getEjbName(),
              home,
              bean));
    }
  }
}
