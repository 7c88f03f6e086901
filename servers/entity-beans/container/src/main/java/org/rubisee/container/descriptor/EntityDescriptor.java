package org.rubisee.container.descriptor;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

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
   * @param keyClass class name of the primary key
   * @param keyField the field that is the primary key; empty if the key class has several fields
   * @param fields all persistent fields, in order
   * @param queries EJB-QL of the finders, by method name and parameter types
   */
  public record ContainerManaged(
      String schema,
      String keyClass,
      Optional<String> keyField,
      List<String> fields,
      Map<String, String> queries) {

    /**
     * The fields that are the primary key, in the order of all fields (EJB 2.1, 10.8).
     *
     * @param ofKeyClass names of the public fields of the key class
     * @throws IllegalArgumentException if the key class has none, or one that is not persistent
     */
    public List<String> keyFields(Set<String> ofKeyClass) {
      if (keyField.isPresent()) {
        return List.of(keyField.get());
      }
      if (ofKeyClass.isEmpty() || !fields.containsAll(ofKeyClass)) {
        throw new IllegalArgumentException(
            "The public fields of " + keyClass + " must be some of the fields " + fields);
      }
      return fields.stream().filter(ofKeyClass::contains).toList();
    }
  }

  /**
   * An ejb-ref or ejb-local-ref.
   *
   * @param bean name of the bean referred to
   * @param isLocal whether by its local view
   */
  public record HomeReference(String bean, boolean isLocal) {}
}
