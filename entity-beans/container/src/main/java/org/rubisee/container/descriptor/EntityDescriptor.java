package org.rubisee.container.descriptor;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An {@code <entity>} of a deployment descriptor.
 *
 * @param name ejb-name
 * @param beanClass ejb-class
 * @param remote the remote view, if the bean has one
 * @param local the local view, if the bean has one
 * @param reentrant whether a call may come back to an instance that is in a call
 * @param containerManaged what the container must know to keep the state; empty for a bean that
 *     keeps it itself
 * @param references the bean's environment: homes of other beans
 * @param attributes transaction attributes of its methods
 */
public record EntityDescriptor(
    String name,
    String beanClass,
    Optional<ViewTypes> remote,
    Optional<ViewTypes> local,
    boolean reentrant,
    Optional<ContainerManaged> containerManaged,
    Map<String, HomeReference> references,
    MethodAttributes attributes) {

  /**
   * The interfaces of a view.
   *
   * @param home class name of the home interface
   * @param component class name of the component interface
   */
  public record ViewTypes(String home, String component) {}

  /**
   * What CMP 2.x describes.
   *
   * @param schema abstract schema name
   * @param keyField the field that is the primary key
   * @param fields all persistent fields, in order
   * @param queries EJB-QL of the finders, by method name and parameter types
   */
  public record ContainerManaged(
      String schema, String keyField, List<String> fields, Map<String, String> queries) {}

  /**
   * An ejb-ref or ejb-local-ref.
   *
   * @param bean name of the bean referred to
   * @param isLocal whether by its local view
   */
  public record HomeReference(String bean, boolean isLocal) {}
}
