package org.rubisee.container.client;

import jakarta.ejb.EJBHome;
import jakarta.ejb.EJBMetaData;
import java.io.Serializable;
import java.util.Arrays;

/** What a remote home says of its bean. */
record MetaData(EJBHome home, Class<?> homeInterface, Class<?> component)
    implements EJBMetaData, Serializable {
  @Override
  public EJBHome getEJBHome() {
    return home;
  }

  @Override
  public Class<?> getHomeInterfaceClass() {
    return homeInterface;
  }

  @Override
  public Class<?> getRemoteInterfaceClass() {
    return component;
  }

  @Override
  public Class<?> getPrimaryKeyClass() {
    return Arrays.stream(homeInterface.getMethods())
        .filter(method -> method.getName().equals("findByPrimaryKey"))
        .findFirst()
        .orElseThrow()
        .getParameterTypes()[0];
  }

  @Override
  public boolean isSession() {
    return false;
  }

  @Override
  public boolean isStatelessSession() {
    return false;
  }
}
