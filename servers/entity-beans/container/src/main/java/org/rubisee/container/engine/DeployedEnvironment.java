package org.rubisee.container.engine;

import org.rubisee.container.client.EntityViews;
import org.rubisee.container.descriptor.EntityDescriptor;

/**
 * The environment of a bean in its container.
 *
 * @param descriptor the bean
 * @param services the container's
 */
record DeployedEnvironment(EntityDescriptor descriptor, ContainerServices services)
    implements BeanEnvironment {
  @Override
  public Object lookup(String name) {
    EntityDescriptor.HomeReference reference = descriptor.references().get(name);
    if (reference == null) {
      return services.resources().apply(name);
    }
    EntityHomes homes = services.homes();
    return reference.isLocal()
        ? homes.localHome(reference.bean())
        : homes.remoteHome(reference.bean());
  }

  @Override
  public Object localHome() {
    return services.homes().localHome(descriptor.name());
  }

  @Override
  public Object remoteHome() {
    return services.homes().remoteHome(descriptor.name());
  }

  @Override
  public Object localReference(Object key) {
    return EntityViews.reference(localHome(), key);
  }

  @Override
  public Object remoteReference(Object key) {
    return EntityViews.reference(remoteHome(), key);
  }

  @Override
  public void setRollbackOnly() {
    services.demarcation().setRollbackOnly();
  }

  @Override
  public boolean isRollbackOnly() {
    return services.demarcation().isRollbackOnly();
  }
}
